import { sql } from 'kysely'
import { typeNumber } from '@loadout/contract/notifications/notification-types.ts'
import { DAY, type Clock } from '../platform/clock.ts'
import {
  prepared,
  preparedChangeByShape,
  preparedPipelined,
  type Blanks,
} from '../platform/db/prepared.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { announceNotification } from './announce-notification.ts'
import type { NotificationRequest } from './notification-request.ts'
import { notifyInBatches } from './notify-in-batches.ts'
import { acceptsNotification, audienceOf, type Audience } from './accepts-notification.ts'

type Parts = Pick<Site, 'transaction' | 'clock'>

/** Notifies each member once, however often it is asked for. */
export async function notify(site: Parts, request: NotificationRequest): Promise<void> {
  if (!('members' in request.to)) return notifyInBatches(site, request, request.to)
  for (const userId of [...new Set(request.to.members)].toSorted((a, b) => a - b))
    await site.transaction((work) => notifyMember(work, site.clock, userId, request))
}

async function notifyMember(
  work: Work,
  clock: Clock,
  userId: number,
  request: NotificationRequest,
): Promise<void> {
  const before = await findSimilarToday(work, clock, userId, request)
  const [inserted] = await insertNotification(work.tx, audienceOf(request), {
    userId,
    event: request.event,
    type: typeNumber(request.type),
    sender: request.from ?? null,
    doer: request.by ?? null,
    articleId: request.articleId ?? null,
    commentId: request.commentId ?? null,
    subject: request.subject ?? null,
    others: before?.others ?? 0,
    data: JSON.stringify(request.data ?? {}),
    replaces: before?.id ?? null,
    now: clock.now(),
  })
  if (!inserted) return
  if (before) await markReplaced(work.tx, { userId, id: before.id })
  await announceNotification(work, clock, request, [userId])
}

type NewNotification = {
  userId: number
  event: string
  type: number
  sender: number | null
  doer: number | null
  articleId: number | null
  commentId: number | null
  subject: string | null
  others: number
  data: string
  replaces: number | null
  now: Date
}

const insertNotification = preparedChangeByShape(
  (tx, audience: Audience, row: Blanks<NewNotification>) =>
    sql<{ id: number }>`
      insert into notification (
        user_id, event, type, from_user_id, article_id, comment_id, subject, others, data,
        replaces_id, inserted)
      select users.id, ${row.event}, ${row.type}::smallint, ${row.sender}::integer,
        ${row.articleId}::integer, ${row.commentId}::integer, ${row.subject},
        ${row.others}::integer, ${row.data}::jsonb, ${row.replaces}::bigint,
        ${row.now}::timestamptz
      from users where users.id = ${row.userId} and ${acceptsNotification(audience, row)}
      on conflict do nothing returning id`,
)

/**
 * The last of its kind within a day, and how many other people are behind those (AMB-110). The
 * member is locked, so that of two similar events at the same moment the second sees the first and
 * takes its place.
 */
async function findSimilarToday(
  { tx }: Work,
  clock: Clock,
  userId: number,
  request: NotificationRequest,
) {
  if (request.subject === undefined) return undefined
  await lockMember(tx, { userId })
  const [row] = await similarNotifications(tx, {
    userId,
    type: typeNumber(request.type),
    subject: request.subject,
    sender: request.from ?? 0,
    since: new Date(clock.now().getTime() - DAY),
  })
  return row && row.id !== null ? { id: row.id, others: row.others } : undefined
}

const lockMember = preparedPipelined((tx, { userId }: Blanks<{ userId: number }>) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate(),
)

type Similar = { userId: number; type: number; subject: string; sender: number; since: Date }

const similarNotifications = prepared(
  (db, similar: Blanks<Similar>) =>
    sql<{ id: number | null; others: number }>`
      select max(id) filter (where not replaced) as id,
        count(distinct from_user_id) filter (where from_user_id <> ${similar.sender})::int as others
      from notification
      where user_id = ${similar.userId} and type = ${similar.type} and subject = ${similar.subject}
        and inserted > ${similar.since}`,
)

const markReplaced = preparedPipelined(
  (tx, { userId, id }: Blanks<{ userId: number; id: number }>) =>
    tx
      .updateTable('notification')
      .set({ replaced: true })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('replaced', '=', false),
)
