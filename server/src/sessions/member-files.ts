import { atOnce, type MemberFile } from '../data-copy/member-file.ts'

const sessions = atOnce('sessions', (db, memberId) =>
  db
    .selectFrom('session')
    .select(['browser', 'system', 'inserted', 'used'])
    .where('user_id', '=', memberId)
    .orderBy('id')
    .execute(),
)

export const sessionFiles: readonly MemberFile[] = [sessions]
