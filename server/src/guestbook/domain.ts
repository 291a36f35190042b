import type { Domain } from '../domain.ts'
import { guestbookFiles } from './member-files.ts'
import { eraseEntries } from './erase-entries.ts'
import { reportedEntry } from './reported-entry.ts'
import { guestbookRoutes } from './routes.ts'

export const guestbook: Domain = {
  routes: guestbookRoutes,
  eraseTraces: [eraseEntries],
  ofMember: guestbookFiles,
  reportable: { guestbook_entry: reportedEntry },
}
