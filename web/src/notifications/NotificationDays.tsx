import type { Notification } from '@loadout/contract/notifications/notification.ts'
import { useText } from '../platform/language/language.tsx'
import { midnightInSeconds } from '../platform/now.ts'
import { NotificationItem } from './NotificationItem.tsx'
import css from './NotificationDays.module.css'

type Props = { entries: readonly Notification[]; seenBefore: number }

/** Today's, and those before. Members alone see them, so the day is that of their browser. */
export function NotificationDays({ entries, seenBefore }: Props) {
  const text = useText()
  const midnight = midnightInSeconds()
  const days = [
    { title: text('notifications.today'), of: entries.filter((each) => each.inserted >= midnight) },
    {
      title: text('notifications.earlier'),
      of: entries.filter((each) => each.inserted < midnight),
    },
  ]
  return days
    .filter(({ of }) => of.length > 0)
    .map(({ title, of }) => {
      const unseen = of.filter(({ inserted }) => inserted > seenBefore).length
      return (
        <section key={title} className={css.root}>
          <h2>
            {title}
            {unseen > 0 && <span>{text('notifications.new', { count: unseen })}</span>}
          </h2>
          <ul>
            {of.map((notification) => (
              <NotificationItem
                key={notification.id}
                notification={notification}
                isNew={notification.inserted > seenBefore}
              />
            ))}
          </ul>
        </section>
      )
    })
}
