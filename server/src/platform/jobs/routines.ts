import type { PgBoss } from 'pg-boss'

/** What is done at certain times, as a cron expression in UTC says them. */
export type Routine = { queue: string; cron: string; act: () => Promise<void> }

/** Routines that ask PostgreSQL alone are done soon, so that one worker looks after all of them. */
export const BY_THE_CLOCK = 'by-the-clock'

/**
 * Routines that ask other sites may wait for minutes, and a worker looks for more work only when it
 * is through: they have workers of their own, so that news, mails and weeks are not late for them.
 */
export const BY_THE_CLOCK_OUTSIDE = 'by-the-clock-outside'

export const isByTheClock = (queue: string) =>
  queue === BY_THE_CLOCK || queue === BY_THE_CLOCK_OUTSIDE

/** What a job is called: its queue, or the routine that is done by the clock. */
export const jobName = (queue: string, data: { name?: string } | null) =>
  (isByTheClock(queue) && data?.name) || queue

/** The database knows the times of this version, and of none that is no more. */
export async function keepSchedules(boss: PgBoss, routines: ReadonlyMap<string, Routine>) {
  const there = await boss.getSchedules()
  for (const { name, key } of there)
    if (routines.get(key)?.queue !== name) await boss.unschedule(name, key)
  for (const [key, { queue, cron }] of routines) {
    const isKnown = there.some(
      (schedule) => schedule.name === queue && schedule.key === key && schedule.cron === cron,
    )
    if (isKnown) continue
    // The group is what `workerForEach` tells routines apart by.
    const options = { key, tz: 'UTC', missed: 'once', group: { id: key } } as const
    await boss.schedule(queue, cron, { name: key }, options)
  }
}
