import { beginPasskeySignIn, signInByPasskey } from '@loadout/contract/second-steps/sign-in.ts'
import { useReturn } from '../accounts/use-return.ts'
import { signIn } from '../member/sign-in.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { useSubmission } from '../ui/forms/submission.ts'
import { useIsAlive } from '../ui/use-is-alive.ts'
import { askPasskey } from './passkeys.ts'
import css from './SecondSteps.module.css'

/**
 * Not before the page is alive: the server knows no browser, and a site without https no passkeys.
 */
export const useKnowsPasskeys = () => useIsAlive() && 'PublicKeyCredential' in globalThis

type Props = { isRemembered: () => boolean }

/** A way in without a name and a password. */
export function PasskeySignIn({ isRemembered }: Props) {
  const text = useText()
  const goBack = useReturn()
  const { busy, send } = useSubmission(() => undefined)
  const isOffered = useKnowsPasskeys()
  const enter = () =>
    send(async () => {
      const response = await askPasskey(await call(beginPasskeySignIn, {}, { quiet: true }))
      const { user } = await call(signInByPasskey, { response }, { quiet: true })
      signIn(user, { remember: isRemembered() })
      await goBack()
    })
  if (!isOffered) return null
  return (
    <Button block busy={busy} className={css.signIn} onClick={enter}>
      {text('second_step.sign_in_with_passkey')}
    </Button>
  )
}
