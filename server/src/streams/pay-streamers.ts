import { sql } from 'kysely'
import { providerIds } from '@loadout/contract/providers/provider-ids.ts'
import { HOUR, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { OutboundError } from '../platform/http/outbound/outbound-error.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { listConnected } from '../providers/queries.ts'
import type { Site } from '../site-parts.ts'
import type { Helix } from './helix.ts'

type Parts = Pick<Site, 'db' | 'clock' | 'transaction' | 'log'>

/** Who was not seen live for longer has begun anew, whoever was to blame. */
const SEEN_WITHIN_MS = 10 * 60_000
/** As many as Twitch is asked about in one call. */
const AT_ONCE = 100

/**
 * Asks who of the members is live on the channel that they have proved to be theirs, and pays each
 * hour that they were (POINTS-10). What Twitch says counts, and nothing that a browser could.
 */
export async function payStreamers(site: Parts, helix: Helix): Promise<void> {
  for (let after = 0; ;) {
    const members = await listConnected(site.db, {
      provider: providerIds.twitch,
      after,
      max: AT_ONCE,
    })
    const last = members.at(-1)
    if (!last) return
    const live = await liveAmong(site, helix, members)
    if (live === undefined) return
    await site.transaction((work) => noteLive(work, site.clock, { members, live }))
    after = last.user_id
  }
}

type Member = Awaited<ReturnType<typeof listConnected>>[number]

async function liveAmong(
  { log }: Parts,
  helix: Helix,
  members: readonly Member[],
): Promise<number[] | undefined> {
  try {
    const streams = await helix.listLive(
      'user_id',
      members.map(({ external_id }) => external_id),
    )
    const live = new Set(streams.map(({ userId }) => userId))
    return members.filter(({ external_id }) => live.has(external_id)).map(({ user_id }) => user_id)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    log(`nobody knows which members are live: ${error.message}`)
    return undefined
  }
}

type LiveCheck = { members: readonly Member[]; live: readonly number[] }

async function noteLive({ tx, record }: Work, clock: Clock, { members, live }: LiveCheck) {
  const asked = members.map(({ user_id }) => user_id)
  await tx
    .deleteFrom('live_member')
    .where('user_id', 'in', asked)
    .where(sql<boolean>`user_id <> all(${live})`)
    .execute()
  for (const userId of await noteSeen(tx, clock.now(), live)) {
    await record({ kind: 'member streamed', actorId: userId, data: {} })
    await tx
      .updateTable('live_member')
      // After the entry of the hour before, so that the next is never within an hour of it.
      .set({ paid_from: clock.now() })
      .where('user_id', '=', userId)
      .execute()
  }
}

/** Answers who has been live for an hour that is not paid, in the order of their ids. */
async function noteSeen(tx: Db, now: Date, live: readonly number[]): Promise<number[]> {
  if (live.length === 0) return []
  const goesOn = new Date(now.getTime() - SEEN_WITHIN_MS)
  const seen = await tx
    .insertInto('live_member')
    .values(live.map((user_id) => ({ user_id, paid_from: now, seen_at: now })))
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        seen_at: now,
        paid_from: sql`case when live_member.seen_at >= ${goesOn} then live_member.paid_from else ${now} end`,
      }),
    )
    .returning(['user_id', 'paid_from'])
    .execute()
  return seen
    .filter(({ paid_from }) => now.getTime() - paid_from.getTime() > HOUR)
    .map(({ user_id }) => user_id)
    .toSorted((a, b) => a - b)
}

/** Of members whom nobody asks about any more. */
export const deleteExpiredLiveMembers = (db: Db, clock: Clock) =>
  db
    .deleteFrom('live_member')
    .where('seen_at', '<', new Date(clock.now().getTime() - SEEN_WITHIN_MS))
    .execute()
