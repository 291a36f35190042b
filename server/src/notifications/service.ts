import { sql } from 'kysely'
import type * as notifications from '@loadout/contract/notifications/notifications.ts'
import { MAX_KEPT, MAX_LATEST } from '@loadout/contract/notifications/notifications.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { prepared, type Blanks } from '../platform/db/prepared.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { groupNotifications } from './group-notifications.ts'
import { listNotifications } from './read-notifications.ts'

type Parts = Pick<Site, 'db' | 'clock'>

const counted = prepared((db, { userId }: Blanks<{ userId: number }>) =>
  db
    .selectFrom(
      db
        .selectFrom('notification')
        .select('id')
        .where('user_id', '=', userId)
        .where('replaced', '=', false)
        .limit(sql.lit(MAX_KEPT))
        .as('kept'),
    )
    .select((select) => select.fn.countAll<number>().as('count')),
)

/** No more than are kept: those beyond go with the next look at the bell. */
export const countNotifications = async (db: Db, userId: number) => ({
  count: (await counted(db, { userId }))[0]?.count ?? 0,
})

/** What the bell shows (AMB-107). */
export const latestNotifications = ({ db, clock }: Parts, userId: number) =>
  listNotifications(db, { userId, limit: MAX_LATEST, offset: 0, now: clock.now() })

export async function readGroups(
  site: Parts,
  { input, caller }: CallRequest<typeof notifications.groupNotifications>,
) {
  const latest = await latestNotifications(site, caller.id)
  return { groups: groupNotifications(latest, input.by) }
}

/**
 * What was seen stays seen, in all windows of a member, and nothing that is still to come is
 * (AMB-73). Answers have whole seconds: what came within the last one that is named was seen with
 * it.
 */
export function markAsSeen(
  { clock }: Pick<Site, 'clock'>,
  { input, caller, transaction }: CallRequest<typeof notifications.markAsSeen>,
) {
  return transaction(async ({ tx, announce }) => {
    const now = clock.now()
    const seen = input.timestamp === undefined ? now : new Date(input.timestamp * 1000 + 999)
    const latest = sql<Date>`least(${seen}::timestamptz, ${now}::timestamptz)`
    const later = await tx
      .updateTable('users')
      .set({ last_seen_notifications: latest })
      .where('id', '=', caller.id)
      .where('last_seen_notifications', '<', latest)
      .returning('last_seen_notifications')
      .executeTakeFirst()
    await deleteBeyond(tx, caller.id)
    const { last_seen_notifications: last } = later ?? (await readSeen(tx, caller.id))
    const answer = { last_seen_notifications: unixSeconds(last) }
    // Other windows know the rest already: once more changes nothing (checklist B03).
    if (later) await announce(memberChannel(caller.id), 'notifications-seen', answer)
    return answer
  })
}

const readSeen = (tx: Db, userId: number) =>
  tx
    .selectFrom('users')
    .select('last_seen_notifications')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

/** So that a list is as short for somebody whom everybody talks to as for anybody else. */
const deleteBeyond = (tx: Db, userId: number) =>
  tx
    .deleteFrom('notification')
    .where('user_id', '=', userId)
    .where('id', '<=', (from) =>
      from
        .selectFrom('notification as kept')
        .select('kept.id')
        .where('kept.user_id', '=', userId)
        .where('kept.replaced', '=', false)
        .orderBy('kept.id', 'desc')
        .offset(MAX_KEPT)
        .limit(1),
    )
    .execute()

export async function enableNotifications({
  input,
  caller,
  transaction,
}: CallRequest<typeof notifications.enableNotifications>) {
  await transaction(({ tx }) =>
    tx.updateTable('users').set(input).where('id', '=', caller.id).execute(),
  )
  return input
}
