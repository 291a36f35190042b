import { useMutation } from '@tanstack/react-query'
import { useText } from '../platform/language/language.tsx'
import { showSnack } from '../platform/layer/snacks.ts'
import { Button } from '../ui/Button.tsx'
import { useRefreshAccounts } from './use-refresh-accounts.ts'
import { askBefore } from '../ui/layer/ask-before.ts'

type Props = {
  /** Of the site. */
  provider: string
  disconnect: () => Promise<unknown>
  /** Asked before something else goes with it. */
  question: string | undefined
}

/** Shows what is left, also when it was disconnected elsewhere meanwhile. */
export function DisconnectButton({ provider, disconnect, question }: Props) {
  const text = useText()
  const { isPending, mutate } = useMutation({
    mutationFn: disconnect,
    onSuccess() {
      const message = text('providers.disconnected', { provider })
      showSnack({ message, kind: 'ok', automaticClose: true })
    },
    onSettled: useRefreshAccounts(),
  })
  const title = text('providers.disconnect_named', { provider })
  const ask = (asked: string) =>
    askBefore({
      title,
      question: asked,
      keep: text('providers.keep'),
      confirm: text('providers.disconnect'),
      onConfirm: mutate,
    })
  return (
    <Button
      size="sm"
      aria-label={title}
      busy={isPending}
      onClick={() => (question === undefined ? mutate() : ask(question))}
    >
      {text('providers.disconnect')}
    </Button>
  )
}
