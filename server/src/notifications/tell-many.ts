import { sql, type RawBuilder } from 'kysely'
import { typeNumber } from '@loadout/contract/notifications/notification-types.ts'
import { DAY, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Site } from '../site-parts.ts'
import { announceTold } from './announce-told.ts'
import type { Recipients, Told } from './told.ts'
import { wantedOf, wants } from './who-wants.ts'

type Many = Exclude<Recipients, { members: readonly number[] }>

/** Members in one transaction: enough to be fast, few enough to let others in between. */
const BATCH = 1_000

/**
 * Batch after batch in the order of the members' ids, each a transaction: whoever begins anew after
 * a kill passes over those who have been told.
 */
export async function tellMany(
  { transaction, clock }: Pick<Site, 'transaction' | 'clock'>,
  told: Told,
  to: Many,
): Promise<void> {
  let last: number | null = 0
  while (last !== null) {
    const after: number = last
    last = await transaction(async (work) => {
      const batch = await insertBatch(work.tx, clock, { told, to, after })
      await announceTold(work, clock, told, batch.present)
      return batch.last
    })
  }
}

/** The next members of a walk, each once, with what is told to them alone. */
function walk(to: Many, after: number): RawBuilder<unknown> {
  if ('everybody' in to)
    return sql`
      select id, '{}'::jsonb as own from users where id > ${after}
      order by id limit ${sql.lit(BATCH)}`
  if ('placedIn' in to)
    return sql`
      select user_id as id, jsonb_build_object('rank', rank, 'points', points) as own
      from week_place where week = ${to.placedIn} and user_id > ${after}
      order by user_id limit ${sql.lit(BATCH)}`
  return sql`
    select follower_id as id, '{}'::jsonb as own from follow
    where followed_id = ${to.followersOf} and follower_id > ${after}
    order by follower_id limit ${sql.lit(BATCH)}`
}

const wantedBy = (told: Told) =>
  wants(wantedOf(told), {
    type: typeNumber(told.type),
    sender: told.from ?? null,
    doer: told.by ?? null,
    articleId: told.articleId ?? null,
  })

type Batch = {
  /** Where the next one begins; null when this was the last. */
  last: number | null
  /** Those of the told who were here lately: only they may have a page open. */
  present: number[]
}

async function insertBatch(
  tx: Db,
  clock: Clock,
  { told, to, after }: { told: Told; to: Many; after: number },
): Promise<Batch> {
  const now = clock.now()
  const { rows } = await sql<Batch>`
    with batch as materialized (${walk(to, after)}),
    told as (
      insert into notification (user_id, event, type, from_user_id, article_id, data, inserted)
      select users.id, ${told.event}::text, ${typeNumber(told.type)}::smallint,
        ${told.from ?? null}::integer, ${told.articleId ?? null}::integer,
        ${JSON.stringify(told.data ?? {})}::jsonb || batch.own, ${now}::timestamptz
      from batch join users on users.id = batch.id where ${wantedBy(told)}
      order by users.id
      on conflict do nothing returning user_id)
    select (select max(id) from batch having count(*) = ${sql.lit(BATCH)}) as last,
      coalesce((select array_agg(user_id) from told where exists (
        select from session
        where session.user_id = told.user_id and used > ${new Date(now.getTime() - DAY)}
      )), '{}') as present`.execute(tx)
  const [batch] = rows
  if (!batch) throw new Error('a batch answers one row')
  return batch
}
