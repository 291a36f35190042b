import { notificationLink } from '@loadout/contract/notifications/notification-link.ts'
import type { Notification } from '@loadout/contract/notifications/notification.ts'
import { notificationType } from '@loadout/contract/notifications/notification-types.ts'
import { notificationWords } from '@loadout/texts/notification-words.ts'
import { Avatar } from '../people/Avatar.tsx'
import { useText } from '../platform/language/language.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { Time } from '../ui/Time.tsx'
import { notificationIcon } from './notification-icons.tsx'
import css from './NotificationItem.module.css'
import { Words } from './Words.tsx'

type Props = { notification: Notification; isNew: boolean }

/** One thing that concerns a member, as a link to it where there is something to see. */
export function NotificationItem({ notification, isNew }: Props) {
  const text = useText()
  const type = notificationType(notification.type)
  if (!type) return null
  const href = notificationLink(notification)
  const words = <Words words={notificationWords(text, notification)} />
  const { excerpt, reason } = notification.data
  return (
    <li className={classNames(css.root, isNew && css.new)}>
      <Picture notification={notification} icon={notificationIcon[type.key]} />
      <p>
        {href === undefined ? words : <a href={href}>{words}</a>}
        {isNew && <span className="vh"> ({text('notifications.is_new')})</span>}
        {excerpt !== undefined && <span className={css.excerpt}>“{excerpt}”</span>}
        {reason !== undefined && <span className={css.excerpt}>{reason}</span>}
      </p>
      <span className={css.time}>
        <Time at={notification.inserted} />
      </span>
    </li>
  )
}

type PictureProps = { notification: Notification; icon: (typeof notificationIcon)['followed'] }

/** Whoever did it, with what they did; what nobody did is its kind alone. */
const Picture = ({ notification: { from_user: from }, icon }: PictureProps) =>
  from ? (
    <span className={css.picture}>
      <Avatar path={from.avatar} size={40} />
      <span className={css.kind}>
        <Icon name={icon} size="sm" />
      </span>
    </span>
  ) : (
    <span className={css.glyph}>
      <Icon name={icon} />
    </span>
  )
