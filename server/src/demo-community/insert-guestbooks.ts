import { guestbookEntries } from '@loadout/demo/guestbook.ts'
import { mentionedNames } from '../comments/mentions.ts'
import type { Db } from '../platform/db/database.ts'
import { personNamed, type Ids } from './insert-people.ts'
import { HOUR } from '../platform/clock.ts'

/** Oldest first, so that ids rise with time. */
export async function insertGuestbooks(tx: Db, ids: Ids, now: Date): Promise<void> {
  const rows = guestbookEntries
    .toSorted((a, b) => b.hoursAgo - a.hoursAgo)
    .map((entry) => ({
      owner_id: personNamed(ids, entry.in).id,
      author_id: personNamed(ids, entry.by).id,
      message: entry.text,
      mentions: JSON.stringify(mentionedNames(entry.text).map((name) => personNamed(ids, name))),
      inserted: new Date(now.getTime() - entry.hoursAgo * HOUR),
    }))
  await tx.insertInto('guestbook_entry').values(rows).execute()
}
