import { UNSUBSCRIBED } from '@loadout/contract/notifications/unsubscribing.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyPage } from '../ui/EmptyPage.tsx'

/** A page of its own, so that it is there without scripts as well. */
export function UnsubscribedPage() {
  const text = useText()
  useHead({ title: text('notifications.unsubscribe'), path: UNSUBSCRIBED, hidden: true })
  return (
    <EmptyPage title={text('notifications.unsubscribe')} hint={text('notifications.unsubscribed')}>
      <Button href="/">{text('news.to_front')}</Button>
    </EmptyPage>
  )
}
