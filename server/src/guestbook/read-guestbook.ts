import type { GuestbookEntry, listGuestbook } from '@loadout/contract/guestbook/guestbook.ts'
import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { authorOf } from '../accounts/author.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { findEntryCount, listEntries } from './queries.ts'
import { profileNotFound } from '../profiles/read-profile.ts'

/** What was written stays to be read when a guestbook is closed (GUEST-02). */
export async function readGuestbook(
  db: Db,
  { user_id: ownerId, ...page }: ParsedInputOf<typeof listGuestbook>,
): Promise<OutputOf<typeof listGuestbook>> {
  const [counted, rows] = await Promise.all([
    findEntryCount(db, ownerId),
    listEntries(db, { ownerId, ...page }),
  ])
  if (!counted) throw profileNotFound()
  return { entries: rows.map(entryOf), count: counted.count ?? 0 }
}

type Row = Awaited<ReturnType<typeof listEntries>>[number]

export const entryOf = (row: Row): GuestbookEntry => ({
  id: row.id,
  author: authorOf(row),
  message: row.message,
  inserted: unixSeconds(row.inserted),
  mentions: row.mentions,
})
