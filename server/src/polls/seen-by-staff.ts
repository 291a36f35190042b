import { sql } from 'kysely'
import { hasPermission, type Standing } from '@loadout/contract/accounts/permissions.ts'
import { kindNumber } from '../articles/kinds.ts'
import { newsKind } from '../news/kind.ts'
import type { Db } from '../platform/db/database.ts'

/** Somebody of staff, as what is not out counts for them, and when it is now. */
export type Sight = { now: Date; seesNews: boolean }

export const sightOf = (caller: Standing, now: Date): Sight => ({
  now,
  seesNews: hasPermission(caller, newsKind.unseenFor),
})

/**
 * What is asked in news that are not out is for those who publish news, and in a post that is not
 * out for its author alone (checklist G07).
 */
export const isSeen = ({ now, seesNews }: Sight) => sql<boolean>`(
  poll.article_id is null or exists (
    select from article
    where article.id = poll.article_id
      and (article.published_at <= ${now}
        or (${seesNews} and article.kind = ${sql.lit(kindNumber(newsKind))}))
  )
)`

export async function seesPoll(db: Db, id: number, sight: Sight): Promise<boolean> {
  const row = await db
    .selectFrom('poll')
    .select('id')
    .where('id', '=', id)
    .where(isSeen(sight))
    .executeTakeFirst()
  return row !== undefined
}
