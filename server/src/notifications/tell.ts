import { sql } from 'kysely'
import { typeNumber } from '@loadout/contract/notifications/notification-types.ts'
import { DAY, type Clock } from '../platform/clock.ts'
import {
  prepared,
  preparedChange,
  preparedPipelined,
  type Blanks,
} from '../platform/db/prepared.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { announceTold } from './announce-told.ts'
import type { Told } from './told.ts'
import { tellMany } from './tell-many.ts'
import { wantedOf, wants, type Wanted } from './who-wants.ts'

type Parts = Pick<Site, 'transaction' | 'clock'>

/** Tells members of something, once each however often it is asked for. */
export async function tell(site: Parts, told: Told): Promise<void> {
  if (!('members' in told.to)) return tellMany(site, told, told.to)
  for (const userId of [...new Set(told.to.members)].toSorted((a, b) => a - b))
    await site.transaction((work) => tellOne(work, site.clock, userId, told))
}

async function tellOne(work: Work, clock: Clock, userId: number, told: Told): Promise<void> {
  const before = await likeOfToday(work, clock, userId, told)
  const [inserted] = await insertTold(work.tx, wantedOf(told), {
    userId,
    event: told.event,
    type: typeNumber(told.type),
    sender: told.from ?? null,
    doer: told.by ?? null,
    articleId: told.articleId ?? null,
    commentId: told.commentId ?? null,
    subject: told.subject ?? null,
    others: before?.others ?? 0,
    data: JSON.stringify(told.data ?? {}),
    replaces: before?.id ?? null,
    now: clock.now(),
  })
  if (!inserted) return
  if (before) await markReplaced(work.tx, {}, { userId, id: before.id })
  await announceTold(work, clock, told, [userId])
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

const insertTold = preparedChange((tx, wanted: Wanted, told: Blanks<NewNotification>) => {
  const statement = sql<{ id: number }>`
    insert into notification (
      user_id, event, type, from_user_id, article_id, comment_id, subject, others, data,
      replaces_id, inserted)
    select users.id, ${told.event}, ${told.type}::smallint, ${told.sender}::integer,
      ${told.articleId}::integer, ${told.commentId}::integer, ${told.subject},
      ${told.others}::integer, ${told.data}::jsonb, ${told.replaces}::integer,
      ${told.now}::timestamptz
    from users where users.id = ${told.userId} and ${wants(wanted, told)}
    on conflict do nothing returning id`
  return { compile: () => statement.compile(tx) }
})

/**
 * The last of its kind within a day, and how many other people are behind those (AMB-110). The
 * member is locked, so that of two like events at the same moment the second sees the first and
 * takes its place.
 */
async function likeOfToday({ tx }: Work, clock: Clock, userId: number, told: Told) {
  if (told.subject === undefined) return undefined
  await lockMember(tx, {}, { userId })
  const [row] = await likeNotifications(
    tx,
    {},
    {
      userId,
      type: typeNumber(told.type),
      subject: told.subject,
      sender: told.from ?? 0,
      since: new Date(clock.now().getTime() - DAY),
    },
  )
  return row && row.id !== null ? { id: row.id, others: row.others } : undefined
}

const lockMember = preparedPipelined((tx, _: object, { userId }: Blanks<{ userId: number }>) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate(),
)

type Like = { userId: number; type: number; subject: string; sender: number; since: Date }

const likeNotifications = prepared((db, _: object, like: Blanks<Like>) => {
  const statement = sql<{ id: number | null; others: number }>`
    select max(id) filter (where not replaced) as id,
      count(distinct from_user_id) filter (where from_user_id <> ${like.sender})::int as others
    from notification
    where user_id = ${like.userId} and type = ${like.type} and subject = ${like.subject}
      and inserted > ${like.since}`
  return { compile: () => statement.compile(db) }
})

const markReplaced = preparedPipelined(
  (tx, _: object, { userId, id }: Blanks<{ userId: number; id: number }>) =>
    tx
      .updateTable('notification')
      .set({ replaced: true })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('replaced', '=', false),
)
