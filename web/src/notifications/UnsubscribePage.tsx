import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate, type Params } from 'react-router'
import { unsubscribe } from '@loadout/contract/notifications/notification-settings.ts'
import { FROM_PAGE, UNSUBSCRIBED } from '@loadout/contract/notifications/unsubscribing.ts'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { useSecretSteps } from '../accounts/use-secret-link.ts'
import { call } from '../platform/call/call.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyPage } from '../ui/EmptyPage.tsx'

/**
 * What the link at the foot of a mail opens, signed in or not. Opening it changes nothing: programs
 * that look into mails follow links. Without scripts its button posts to the same address, as mail
 * programs do.
 */
export function UnsubscribePage() {
  const { text, language } = useLanguage()
  const navigate = useNavigate()
  const link = useRef<Readonly<Params>>({})
  useHead({ title: text('notifications.unsubscribe'), path: '/', hidden: true })
  useSecretSteps('/unsubscribe', 'key', (steps) => {
    link.current = steps
  })
  const end = useMutation({
    mutationFn() {
      const { userId, key = '' } = link.current
      return call(unsubscribe, { user_id: parseId(userId) ?? 0, key })
    },
    onSuccess: () => navigate(UNSUBSCRIBED, { replace: true }),
  })
  return (
    <EmptyPage
      title={text('notifications.unsubscribe')}
      hint={text('notifications.unsubscribe_text')}
    >
      <form
        method="post"
        action={`?lang=${language.locale}&${FROM_PAGE}`}
        onSubmit={(event) => {
          event.preventDefault()
          end.mutate()
        }}
      >
        <Button type="submit" variant="primary" busy={end.isPending}>
          {text('notifications.unsubscribe_button')}
        </Button>
      </form>
    </EmptyPage>
  )
}
