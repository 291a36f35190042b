import type { Reportable } from '../reports/reportable.ts'
import { removeEntry } from './delete-entry.ts'

/** A guestbook is somebody's page, so that the public log does not say which. */
export const reportedEntry: Reportable = {
  permission: 'canDeleteComments',
  async find(_, db, id) {
    const entry = await db
      .selectFrom('guestbook_entry')
      .select(['owner_id', 'author_id', 'message'])
      .where('id', '=', id)
      .executeTakeFirst()
    return (
      entry && {
        ownerId: entry.author_id,
        title: null,
        text: entry.message,
        pictures: [],
        path: `/user/${entry.owner_id}#guestbook`,
        place: null,
      }
    )
  },
  remove: (_, work, removal) => removeEntry(work, removal),
}
