import { useQueryClient } from '@tanstack/react-query'
import { listStaffVideos } from '@loadout/contract/videos/staff-videos.ts'
import { query } from '../../platform/call/query.ts'
import { rowsOn } from '../rows-on-page.ts'

export const staffVideosQuery = (page: number) => query(listStaffVideos, rowsOn(page))

/** After a change of the channel: pages of this visit show it as well. */
export function useRefreshVideos() {
  const queries = useQueryClient()
  return () =>
    void queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        path === listStaffVideos.path || String(path).startsWith('/tv/video/'),
    })
}
