import { inBatches, type MemberFile } from '../data-copy/member-file.ts'

/** Weeks are counted from 0, which is a key like any other. */
const places = inBatches('weekly-rankings', (db, { memberId, after, limit }) =>
  db
    .selectFrom('week_place')
    .select(['week as key', 'week', 'rank', 'points', 'cents'])
    .where('user_id', '=', memberId)
    .where('week', after === 0 ? '>=' : '>', after)
    .orderBy('week')
    .limit(limit)
    .execute(),
)

export const rankingFiles: readonly MemberFile[] = [places]
