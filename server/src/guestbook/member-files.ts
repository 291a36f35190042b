import { inBatches, type MemberFile } from '../data-copy/member-file.ts'

/** What they wrote; what others wrote in their own is of those. */
const entries = inBatches('guestbook-entries', (db, { memberId, after, limit }) =>
  db
    .selectFrom('guestbook_entry')
    .select(['id as key', 'id', 'owner_id', 'message', 'inserted'])
    .where('author_id', '=', memberId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute(),
)

export const guestbookFiles: readonly MemberFile[] = [entries]
