import type { Domain } from '../domain.ts'
import { guestbookFiles } from './member-files.ts'
import { forgetEntries } from './forget-entries.ts'
import { reportedEntry } from './reported-entry.ts'
import { guestbookRoutes } from './routes.ts'

export const guestbook: Domain = {
  routes: guestbookRoutes,
  forgetRest: [forgetEntries],
  ofMember: guestbookFiles,
  reportable: { guestbook_entry: reportedEntry },
}
