import { inBatches, type MemberFile } from '../data-copy/member-file.ts'

const votes = inBatches('poll-votes', (db, { memberId, after, limit }) =>
  db
    .selectFrom('poll_vote')
    .select(['poll_id as key', 'poll_id', 'option_id', 'inserted'])
    .where('user_id', '=', memberId)
    .where('poll_id', '>', after)
    .orderBy('poll_id')
    .limit(limit)
    .execute(),
)

export const pollFiles: readonly MemberFile[] = [votes]
