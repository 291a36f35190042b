import { useQueryClient } from '@tanstack/react-query'
import { listStaffVideos } from '@loadout/contract/videos/staff-videos.ts'
import { query } from '../../platform/call/query.ts'

export const STAFF_PAGE = 20

export const staffVideosQuery = (page: number) =>
  query(listStaffVideos, { limit: STAFF_PAGE, offset: (page - 1) * STAFF_PAGE })

/** After a change of the channel: pages of this visit show it as well. */
export function useRefreshVideos() {
  const queries = useQueryClient()
  return () =>
    void queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        path === listStaffVideos.path || String(path).startsWith('/tv/video/'),
    })
}
