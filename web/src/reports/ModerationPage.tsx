import { useLocation } from 'react-router'
import { pageLoader } from '../platform/page/page-load.ts'
import { ModerationLog } from './ModerationLog.tsx'
import { ModeratorsQueue } from './ModeratorsQueue.tsx'
import { MODERATION_LOG, removalsQuery } from './removals-query.ts'

export const loader = pageLoader(async ({ queries, url }) => {
  if (url.pathname === MODERATION_LOG) await queries.ensureInfiniteQueryData(removalsQuery)
})

/** The public log, or what waits for those who moderate without being admins (ADMIN-02). */
export function ModerationPage() {
  const isLog = useLocation().pathname === MODERATION_LOG
  return isLog ? <ModerationLog /> : <ModeratorsQueue />
}
