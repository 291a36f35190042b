import { PgBoss } from 'pg-boss'
import type { JobRules } from './job.ts'
import type { BossDuties, JobDatabase } from './job-database.ts'

type Kinds = {
  kinds: ReadonlyMap<string, { rules: JobRules }>
  /** No pause between tries is longer, whatever a job says. */
  longestPauseSeconds: number
}

type BossOptions = Kinds & {
  database: JobDatabase
  duties: BossDuties
  report: (error: { message: string }) => void
}

/**
 * A started pg-boss that knows every kind of job under the rules of this version, or a failure and
 * nothing left running.
 */
export async function openBoss({
  database,
  duties,
  report,
  ...kinds
}: BossOptions): Promise<PgBoss> {
  const boss = new PgBoss({ db: database, ...duties })
  boss.on('error', report)
  boss.on('warning', report)
  try {
    await boss.start()
    await makeKnown(boss, kinds)
    return boss
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }
}

/** Tells the database which kinds of jobs there are, where it does not know. */
export async function makeKnown(
  boss: PgBoss,
  { kinds, longestPauseSeconds }: Kinds,
): Promise<void> {
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const [name, { rules }] of kinds) {
    const wanted = queueOf(rules, longestPauseSeconds)
    const known = there.get(name)
    if (!known) await boss.createQueue(name, wanted)
    else if (
      Object.entries(wanted).some(
        ([option, value]) => known[option as keyof typeof wanted] !== value,
      )
    )
      await boss.updateQueue(name, wanted)
  }
}

const queueOf = (
  { tries, pauseSeconds, longestPauseSeconds, limitSeconds }: JobRules,
  longest: number,
) => ({
  retryLimit: tries - 1,
  retryDelay: Math.min(pauseSeconds, longest),
  retryBackoff: true,
  retryDelayMax: Math.min(longestPauseSeconds, longest),
  expireInSeconds: limitSeconds,
})
