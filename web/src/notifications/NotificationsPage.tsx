import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import {
  lastPage,
  pagePath,
  useFirstPageInstead,
  usePageNumber,
} from '../platform/page/paged-list.ts'
import { useScrollToHash } from '../platform/page/use-scroll-to-hash.ts'
import { useSession } from '../platform/session/session.ts'
import { LoginRequired } from '../shell/LoginRequired.tsx'
import { Columns } from '../ui/Columns.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Loading } from '../ui/Loading.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { useMarkSeen } from './mark-seen.ts'
import { NotificationIconSprite } from './notification-icons.tsx'
import {
  countQuery,
  NOTIFICATIONS_PAGE,
  pageQuery,
  useFreshNotifications,
} from './notification-queries.ts'
import { NotificationDays } from './NotificationDays.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'
import { NotificationsSwitch } from './NotificationsSwitch.tsx'

const PATH = '/notifications'

/** All that concerns a member, page by page, and what they want to be told (NOTIF-40). */
export function NotificationsPage() {
  const text = useText()
  useHead({ title: text('nav.notifications'), path: PATH, hidden: true })
  const session = useSession()
  if (session.state === 'visitor') return <LoginRequired />
  if (session.state === 'authenticating') return <Loading />
  return <OwnNotifications member={session.user} />
}

function OwnNotifications({ member }: { member: OwnUser }) {
  const text = useText()
  useScrollToHash()
  return (
    <>
      <NotificationIconSprite />
      <PageHead title={text('nav.notifications')}>
        <NotificationsSwitch member={member} />
      </PageHead>
      <Columns label={text('notifications.settings')} aside={<NotificationSettings />}>
        <NotificationList member={member} />
      </Columns>
    </>
  )
}

/** All notifications of a member by pages, which have at most ten links (NOTIF-41, NOTIF-42). */
function NotificationList({ member }: { member: OwnUser }) {
  const text = useText()
  const page = usePageNumber(NOTIFICATIONS_PAGE)
  const seenBefore = useMarkSeen(member)
  useFreshNotifications()
  const list = useQuery({ ...pageQuery(page), placeholderData: keepPreviousData })
  const count = useQuery(countQuery).data?.count ?? 0
  const isBeyond = list.data?.entries.length === 0 && page > 1
  useFirstPageInstead(isBeyond)
  if (!list.data) return list.isError ? <LoadFailed onRetry={list.refetch} /> : <Loading />
  const { entries } = list.data
  if (isBeyond) return <Loading />
  if (entries.length === 0)
    return <Empty title={text('notifications.none')} hint={text('notifications.none_hint')} />
  return (
    <>
      <NotificationDays entries={entries} seenBefore={seenBefore} />
      <Pagination
        page={page}
        lastPage={lastPage(count, NOTIFICATIONS_PAGE)}
        href={(number) => pagePath(PATH, number)}
      />
    </>
  )
}
