import { sql, type RawBuilder } from 'kysely'
import { typeNumber } from '@loadout/contract/notifications/notification-types.ts'
import { DAY, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Site } from '../site-parts.ts'
import { announceNotification } from './announce-notification.ts'
import type { NotificationRequest, Recipients } from './notification-request.ts'
import { acceptsNotification, audienceOf } from './accepts-notification.ts'

type Many = Exclude<Recipients, { members: readonly number[] }>

/** Members in one transaction: enough to be fast, few enough to let others in between. */
const BATCH = 1_000

/**
 * Batch after batch in the order of the members' ids, each a transaction: whoever begins anew after
 * a kill passes over those who have been notified.
 */
export async function notifyInBatches(
  { transaction, clock }: Pick<Site, 'transaction' | 'clock'>,
  request: NotificationRequest,
  to: Many,
): Promise<void> {
  let last: number | null = 0
  while (last !== null) {
    const after: number = last
    last = await transaction(async (work) => {
      const batch = await insertBatch(work.tx, clock, { request, to, after })
      await announceNotification(work, clock, request, batch.present)
      return batch.last
    })
  }
}

/** The next members of a walk, each once, with what only their notification says. */
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

const acceptsRequest = (request: NotificationRequest) =>
  acceptsNotification(audienceOf(request), {
    type: typeNumber(request.type),
    sender: request.from ?? null,
    doer: request.by ?? null,
    articleId: request.articleId ?? null,
  })

type Batch = {
  /** Where the next one begins; null when this was the last. */
  last: number | null
  /** Those of the notified who were here lately: only they may have a page open. */
  present: number[]
}

async function insertBatch(
  tx: Db,
  clock: Clock,
  { request, to, after }: { request: NotificationRequest; to: Many; after: number },
): Promise<Batch> {
  const now = clock.now()
  const { rows } = await sql<Batch>`
    with batch as materialized (${walk(to, after)}),
    notified as (
      insert into notification (user_id, event, type, from_user_id, article_id, data, inserted)
      select users.id, ${request.event}::text, ${typeNumber(request.type)}::smallint,
        ${request.from ?? null}::integer, ${request.articleId ?? null}::integer,
        ${JSON.stringify(request.data ?? {})}::jsonb || batch.own, ${now}::timestamptz
      from batch join users on users.id = batch.id where ${acceptsRequest(request)}
      order by users.id
      on conflict do nothing returning user_id)
    select (select max(id) from batch having count(*) = ${sql.lit(BATCH)}) as last,
      coalesce((select array_agg(user_id) from notified where exists (
        select from session
        where session.user_id = notified.user_id and used > ${new Date(now.getTime() - DAY)}
      )), '{}') as present`.execute(tx)
  const [batch] = rows
  if (!batch) throw new Error('a batch answers one row')
  return batch
}
