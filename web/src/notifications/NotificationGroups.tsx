import { notificationType } from '@loadout/contract/notifications/notification-types.ts'
import type { Grouping, NotificationGroup } from '@loadout/contract/notifications/notifications.ts'
import type { Text } from '@loadout/texts/text.ts'
import { useText } from '../platform/language/language.tsx'
import { Count } from '../ui/Count.tsx'
import { NotificationItem } from './NotificationItem.tsx'
import css from './NotificationPanel.module.css'

type Props = { by: Grouping; groups: readonly NotificationGroup[]; seenBefore: number }

export function NotificationGroups({ by, groups, seenBefore }: Props) {
  const text = useText()
  return groups.map((group) => {
    const unseen = group.entries.filter(({ inserted }) => inserted > seenBefore).length
    const items = (
      <ul className={css.list}>
        {group.entries.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            isNew={notification.inserted > seenBefore}
          />
        ))}
      </ul>
    )
    if (by === 'none') return <div key={group.key}>{items}</div>
    return (
      <section key={group.key}>
        <h3 className={css.group}>
          {nameOf(group, by, text)} {unseen > 0 && <Count of={unseen} />}
        </h3>
        {items}
      </section>
    )
  })
}

/** What the entries of a group have in common. */
function nameOf({ key, entries }: NotificationGroup, by: Grouping, text: Text): string {
  const [first] = entries
  const other = text('notifications.other')
  if (!first || key === 'other') return other
  if (by === 'user') return first.from_user?.username ?? other
  if (by === 'type') {
    const type = notificationType(first.type)
    return type ? typeName(type.key, text) : other
  }
  return String(first.data['title'] ?? first.data['username'] ?? other)
}

const typeName = (key: NonNullable<ReturnType<typeof notificationType>>['key'], text: Text) =>
  text(`notification_type.${key}`)
