import { entryAnchor } from '@loadout/contract/guestbook/entry-anchor.ts'
import { userPath } from '@loadout/contract/platform/paths.ts'
import type { Reportable } from '../reports/reportable.ts'
import { removeEntry } from './delete-entry.ts'

/** A guestbook is somebody's page, so that the public log does not say which. */
export const reportedEntry: Reportable = {
  permission: 'canDeleteComments',
  async find(_, db, id) {
    const entry = await db
      .selectFrom('guestbook_entry as entry')
      .innerJoin('users as owner', 'owner.id', 'entry.owner_id')
      .select(['owner.username', 'entry.author_id', 'entry.message'])
      .where('entry.id', '=', id)
      .executeTakeFirst()
    return (
      entry && {
        ownerId: entry.author_id,
        title: null,
        text: entry.message,
        pictures: [],
        path: `${userPath(entry.username)}#${entryAnchor(id)}`,
        place: null,
      }
    )
  },
  remove: (_, work, removal) => removeEntry(work, removal),
}
