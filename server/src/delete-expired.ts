import type { Domain } from './domain.ts'
import { eachInTurn } from './platform/each-in-turn.ts'
import { deleteExpiredEvents } from './platform/events.ts'
import { deleteExpiredReplays } from './platform/replays.ts'
import type { Site } from './site-parts.ts'

type Expiring = readonly Pick<Domain, 'deleteExpired'>[]

/** Deletes what has had its time, of the platform and of every domain. */
export async function deleteExpired(
  { db, clock, transaction }: Pick<Site, 'db' | 'clock' | 'transaction'>,
  domains: Expiring,
): Promise<void> {
  const ofDomains = domains.flatMap(({ deleteExpired: ofDomain = [] }) => ofDomain)
  await eachInTurn([deleteExpiredReplays, deleteExpiredEvents, ...ofDomains], (deleteRows) =>
    deleteRows(db, clock, transaction),
  )
}

export const deleteExpiredEveryHour = (
  site: Pick<Site, 'db' | 'clock' | 'transaction' | 'jobs'>,
  domains: Expiring,
): void => site.jobs.every('23 * * * *', 'forget-what-is-old', () => deleteExpired(site, domains))
