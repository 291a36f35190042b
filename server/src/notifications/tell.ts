import { sql } from 'kysely'
import { typeNumber } from '@loadout/contract/notifications/notification-types.ts'
import { DAY, type Clock } from '../platform/clock.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { announceTold } from './announce-told.ts'
import type { Told } from './told.ts'
import { tellMany } from './tell-many.ts'
import { wants } from './who-wants.ts'

type Parts = Pick<Site, 'transaction' | 'clock'>

/** Tells members of something, once each however often it is asked for. */
export async function tell(site: Parts, told: Told): Promise<void> {
  if (!('members' in told.to)) return tellMany(site, told, told.to)
  for (const userId of [...new Set(told.to.members)].toSorted((a, b) => a - b))
    await site.transaction((work) => tellOne(work, site.clock, userId, told))
}

/**
 * The member is locked, so that of two like events at the same moment the second sees the first and
 * takes its place.
 */
async function tellOne(work: Work, clock: Clock, userId: number, told: Told): Promise<void> {
  const { tx } = work
  const member = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(wants(told))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!member) return
  const before = await likeOfToday(work, clock, userId, told)
  const inserted = await tx
    .insertInto('notification')
    .values({
      user_id: userId,
      event: told.event,
      type: typeNumber(told.type),
      from_user_id: told.from ?? null,
      article_id: told.articleId ?? null,
      comment_id: told.commentId ?? null,
      subject: told.subject ?? null,
      others: before?.others ?? 0,
      data: JSON.stringify(told.data ?? {}),
      replaces_id: before?.id ?? null,
      inserted: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return
  if (before) await markReplaced(work, userId, before.id)
  await announceTold(work, clock, told, [userId])
}

/** The last of its kind within a day, and how many other people are behind those (AMB-110). */
async function likeOfToday({ tx }: Work, clock: Clock, userId: number, told: Told) {
  if (told.subject === undefined) return undefined
  const { rows } = await sql<{ id: number | null; others: number }>`
    select max(id) filter (where not replaced) as id,
      count(distinct from_user_id) filter (where from_user_id <> ${told.from ?? 0})::int as others
    from notification
    where user_id = ${userId} and type = ${typeNumber(told.type)} and subject = ${told.subject}
      and inserted > ${new Date(clock.now().getTime() - DAY)}`.execute(tx)
  const [row] = rows
  return row && row.id !== null ? { id: row.id, others: row.others } : undefined
}

const markReplaced = ({ tx }: Work, userId: number, id: number) =>
  tx
    .updateTable('notification')
    .set({ replaced: true })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('replaced', '=', false)
    .execute()
