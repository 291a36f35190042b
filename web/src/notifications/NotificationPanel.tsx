import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { groupings, type Grouping } from '@loadout/contract/notifications/notifications.ts'
import { countUnseen } from '../member/unseen.ts'
import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { useMember } from '../platform/session/session.ts'
import { Count } from '../ui/Count.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SnackStatus } from '../ui/layer/SnackStatus.tsx'
import { useModal } from '../ui/layer/use-modal.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { useMarkSeen } from './mark-seen.ts'
import { NotificationGroups } from './NotificationGroups.tsx'
import { NotificationIconSprite } from './notification-icons.tsx'
import { groupsQuery, useFreshNotifications } from './notification-queries.ts'
import css from './NotificationPanel.module.css'

/** The latest of what concerns a member, in four groupings (NOTIF-33). */
export function NotificationPanel(modal: ModalProps) {
  const member = useMember()
  return member ? <Panel modal={modal} member={member} /> : null
}

function Panel({ modal, member }: { modal: ModalProps; member: OwnUser }) {
  const text = useText()
  const [by, setBy] = useState<Grouping>('none')
  const [unseen] = useState(() => countUnseen(member))
  const seenBefore = useMarkSeen(member)
  const { onClick, ...dialog } = useModal(modal)
  useFreshNotifications()
  const title = text('nav.notifications')

  return (
    <dialog
      {...dialog}
      className={css.root}
      aria-label={title}
      onClick={(event) => {
        onClick(event)
        if (event.target instanceof Element && event.target.closest('a')) modal.onClose()
      }}
    >
      <NotificationIconSprite />
      <header className={css.head}>
        <h2>
          {title} {unseen > 0 && <Count of={unseen} />}
        </h2>
        <button type="button" aria-label={text('dialog.close')} onClick={modal.onClose}>
          <Icon name="x" />
        </button>
      </header>
      <div className={css.by}>
        <Segmented
          label={text('notifications.group_by')}
          value={by}
          options={groupings.map((value) => ({ value, label: text(`notifications.by_${value}`) }))}
          onChange={setBy}
        />
      </div>
      <div className={css.scroll}>
        <Groups by={by} seenBefore={seenBefore} />
      </div>
      <footer className={css.foot}>
        <a href="/notifications">{text('notifications.all')}</a>
        <a href="/notifications#settings">{text('notifications.settings')}</a>
      </footer>
      <SnackStatus closing={modal.closing} />
    </dialog>
  )
}

function Groups({ by, seenBefore }: { by: Grouping; seenBefore: number }) {
  const text = useText()
  const { data, isError, refetch } = useQuery(groupsQuery(by))
  if (!data) return isError ? <LoadFailed onRetry={refetch} /> : <Loading />
  if (data.groups.length === 0)
    return <Empty title={text('notifications.none')} hint={text('notifications.none_hint')} />
  return <NotificationGroups by={by} groups={data.groups} seenBefore={seenBefore} />
}
