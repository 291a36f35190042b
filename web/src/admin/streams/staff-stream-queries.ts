import { useQueryClient } from '@tanstack/react-query'
import { getEvent } from '@loadout/contract/calendar/calendar.ts'
import { listStaffStreams } from '@loadout/contract/streams/staff-streams.ts'
import { forgetAnswers } from '../../platform/call/forget-answers.ts'
import { query } from '../../platform/call/query.ts'

export const STAFF_PAGE = 20

export const staffStreamsQuery = (page: number) =>
  query(listStaffStreams, { limit: STAFF_PAGE, offset: (page - 1) * STAFF_PAGE })

/** After a change of the directory: pages of this visit show it as well. */
export function useRefreshStreams() {
  const queries = useQueryClient()
  return () => {
    // An event names its channels.
    forgetAnswers(queries, [getEvent])
    void queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        path === listStaffStreams.path || String(path).startsWith('/stream/'),
    })
  }
}
