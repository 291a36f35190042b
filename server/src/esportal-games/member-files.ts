import { inBatches, type MemberFile } from '../data-copy/member-file.ts'

const games = inBatches('esportal-games', (db, { memberId, after, limit }) =>
  db
    .selectFrom('esportal_game')
    .select(['game_id as key', 'game_id', 'finished'])
    .where('user_id', '=', memberId)
    .where('game_id', '>', after)
    .orderBy('game_id')
    .limit(limit)
    .execute(),
)

export const esportalFiles: readonly MemberFile[] = [games]
