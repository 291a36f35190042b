import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Params } from 'react-router'
import { unsubscribe } from '@loadout/contract/notifications/notification-settings.ts'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { useSecretSteps } from '../accounts/use-secret-link.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyPage } from '../ui/EmptyPage.tsx'

/**
 * What the link at the foot of a mail opens, signed in or not. Opening it changes nothing: programs
 * that look into mails follow links.
 */
export function UnsubscribePage() {
  const text = useText()
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
  })
  if (end.isSuccess)
    return (
      <EmptyPage
        title={text('notifications.unsubscribe')}
        hint={text('notifications.unsubscribed')}
      >
        <Button href="/">{text('news.to_front')}</Button>
      </EmptyPage>
    )
  return (
    <EmptyPage
      title={text('notifications.unsubscribe')}
      hint={text('notifications.unsubscribe_text')}
    >
      <Button variant="primary" busy={end.isPending} onClick={() => end.mutate()}>
        {text('notifications.unsubscribe_button')}
      </Button>
    </EmptyPage>
  )
}
