import { useQueryClient } from '@tanstack/react-query'
import { getEvent } from '@loadout/contract/calendar/calendar.ts'
import { listStaffStreams } from '@loadout/contract/streams/staff-streams.ts'
import { forgetAnswers } from '../../platform/call/forget-answers.ts'
import { query } from '../../platform/call/query.ts'
import { rowsOn } from '../rows-on-page.ts'

export const staffStreamsQuery = (page: number) => query(listStaffStreams, rowsOn(page))

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
