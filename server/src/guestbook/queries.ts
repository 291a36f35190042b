import { authorColumns } from '../accounts/author.ts'
import type { Db } from '../platform/db/database.ts'

const entries = (db: Db) =>
  db
    .selectFrom('guestbook_entry as entry')
    .innerJoin('users as author', 'author.id', 'entry.author_id')
    .select(['entry.id', 'entry.message', 'entry.mentions', 'entry.inserted', ...authorColumns])

type Page = { ownerId: number; limit: number; offset: number }

export const listEntries = (db: Db, { ownerId, limit, offset }: Page) =>
  entries(db)
    .where('entry.owner_id', '=', ownerId)
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const findEntry = (db: Db, id: number) =>
  entries(db).where('entry.id', '=', id).executeTakeFirstOrThrow()

/** Undefined for somebody who does not exist or is about to leave, as their profile is. */
export const findEntryCount = (db: Db, ownerId: number) =>
  db
    .selectFrom('users')
    .select((of) =>
      of
        .selectFrom('guestbook_entry')
        .select((entry) => entry.fn.countAll<number>().as('count'))
        .whereRef('owner_id', '=', 'users.id')
        .as('count'),
    )
    .where('id', '=', ownerId)
    .where('leaves_at', 'is', null)
    .executeTakeFirst()

/**
 * Whether a guestbook is open, until the end of the transaction: its owner neither closes it nor
 * blocks anybody meanwhile. Undefined for somebody who does not exist or is about to leave.
 */
export const holdGuestbook = async (tx: Db, ownerId: number) =>
  (
    await tx
      .selectFrom('users')
      .select('guestbook_open')
      .where('id', '=', ownerId)
      .where('leaves_at', 'is', null)
      .forShare()
      .executeTakeFirst()
  )?.guestbook_open
