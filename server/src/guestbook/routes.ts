import * as guestbook from '@loadout/contract/guestbook/guestbook.ts'
import { NAMES } from '../accounts/page-tags.ts'
import type { Site } from '../site-parts.ts'
import { deleteEntry } from './delete-entry.ts'
import { guestbookTag } from './page-tags.ts'
import { readGuestbook } from './read-guestbook.ts'
import { writeEntry } from './write-entry.ts'

export function guestbookRoutes(site: Site) {
  site.serve(guestbook.listGuestbook, ({ input }) => readGuestbook(site.db, input), {
    dependsOn: ({ user_id: id }) => [NAMES, guestbookTag(id)],
  })
  site.serve(guestbook.signGuestbook, (request) => writeEntry(site, request))
  site.serve(guestbook.deleteGuestbookEntry, (request) => deleteEntry(request))
}
