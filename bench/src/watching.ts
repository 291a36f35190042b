import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { verdict } from './goal.ts'
import { VIDEO } from './live-database.ts'
import { processorMilliseconds, type Started } from './processes.ts'
import type { Member } from './standing-database.ts'

/** How long one of them watches a video, and how long it is measured. */
const ROUND_MS = 120_000

/**
 * What members who watch cost the server: each has a socket that hears their own channel and is
 * asked whether it lives, and goes through one watch session a round, begun by all at moments of
 * their own. Measured is the second round, in which as many end as begin.
 */
export async function measureWatching({ url, pid }: Started, members: readonly Member[]) {
  const watchers = fork(`${import.meta.dirname}/watching-members.ts`, [], {
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  watchers.send({ url, members, videoId: VIDEO, roundMs: ROUND_MS })
  await once(watchers, 'message')
  await setTimeout(ROUND_MS)
  const before = processorMilliseconds(pid)
  await setTimeout(ROUND_MS)
  const share = (processorMilliseconds(pid) - before) / ROUND_MS
  watchers.send('enough')
  const [{ calls, refused }] = (await once(watchers, 'message')) as [
    { calls: number; refused: number },
  ]
  watchers.kill()
  console.log(
    `${members.length} members with a watch session and a socket each: ${(share * 100).toFixed(1)} % of a core, ${verdict(share * 100, { max: 10 })} (${calls} calls in four minutes, ${refused} refused)`,
  )
}
