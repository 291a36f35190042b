import type { QueryClient } from '@tanstack/react-query'
import { getContentPage, listContentPages } from '@loadout/contract/content-pages/content-pages.ts'
import { listPagesForStaff } from '@loadout/contract/content-pages/staff-pages.ts'

const shown = new Set<unknown>([listPagesForStaff.path, getContentPage.path, listContentPages.path])

/** The list of staff, and what this visit shows of pages: the footer stands below every screen. */
export const refreshPages = (queries: QueryClient) =>
  queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => shown.has(path) })
