import { useQueryClient } from '@tanstack/react-query'
import { listFooterMedia } from '@loadout/contract/footer-media/footer-media.ts'
import { listFooterMediaForStaff } from '@loadout/contract/footer-media/staff-footer-media.ts'
import { query } from '../../platform/call/query.ts'

export const staffFooterQuery = query(listFooterMediaForStaff, {})

/** The footer of this visit shows them as well. */
export function useRefreshFooter() {
  const queries = useQueryClient()
  return () =>
    void queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        path === listFooterMediaForStaff.path || path === listFooterMedia.path,
    })
}
