import { sql } from 'kysely'
import { channelId } from '@loadout/contract/platform/channel.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { MINUTE } from '../platform/clock.ts'

type Parts = Pick<Site, 'clock' | 'realtime' | 'transaction'>

/** So many minutes are paid once (POINTS-25). */
const PAID_MINUTES = 120
const AT_A_TIME = 500

/**
 * Each process counts the members of its own sockets, so this is no job, which one process does for
 * all. What is not counted while a process ends or the database is away is lost, a minute each.
 */
export function countEveryMinute(
  site: Parts & Pick<Site, 'whenListening' | 'beforeClose' | 'log'>,
): void {
  let counting: NodeJS.Timeout | undefined
  site.whenListening(() => {
    counting = setInterval(() => {
      countPresence(site).catch((error: Error) => site.log(`presence: ${error.message}`))
    }, MINUTE)
    counting.unref()
  })
  site.beforeClose(async () => clearInterval(counting))
}

/**
 * Who is here has a socket that hears their own channel, which answers the questions of the
 * connection or is closed (AMB-125). How many tabs and devices somebody has makes no difference.
 */
export async function countPresence(site: Parts): Promise<void> {
  const now = site.clock.now().getTime()
  const minute = new Date(now - (now % MINUTE))
  const present = site.realtime
    .subscribedChannels()
    .flatMap((name) => channelId(memberChannel, name) ?? [])
    .toSorted((a, b) => a - b)
  for (let from = 0; from < present.length; from += AT_A_TIME)
    await site.transaction((work) =>
      countMembers(work, present.slice(from, from + AT_A_TIME), minute),
    )
}

/** A minute that another process has counted is not counted again (checklist C11). */
async function countMembers(work: Work, ids: readonly number[], minute: Date): Promise<void> {
  const { rows } = await sql<{ user_id: number; minutes: number }>`
    insert into presence (user_id, minutes, last_minute)
    select id, 1, ${minute} from users where id = any(${ids}::integer[]) order by id
    on conflict (user_id) do update
      set minutes = presence.minutes + 1, last_minute = excluded.last_minute
      where presence.last_minute < excluded.last_minute
    returning user_id, minutes`.execute(work.tx)
  for (const { user_id: actorId, minutes } of rows)
    if (minutes % PAID_MINUTES === 0)
      await work.record({ kind: 'stayed online', actorId, data: {} })
}
