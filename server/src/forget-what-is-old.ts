import type { Domain } from './domain.ts'
import { eachInTurn } from './platform/each-in-turn.ts'
import { forgetEvents } from './platform/events.ts'
import { forgetReplays } from './platform/replays.ts'
import type { Site } from './site-parts.ts'

type Forgetting = readonly Pick<Domain, 'forget'>[]

/** Takes out what has had its time, of the platform and of every domain. */
export async function forgetWhatIsOld(
  { db, clock, transaction }: Pick<Site, 'db' | 'clock' | 'transaction'>,
  domains: Forgetting,
): Promise<void> {
  const ofDomains = domains.flatMap(({ forget = [] }) => forget)
  await eachInTurn([forgetReplays, forgetEvents, ...ofDomains], (forget) =>
    forget(db, clock, transaction),
  )
}

export const forgetEveryHour = (
  site: Pick<Site, 'db' | 'clock' | 'transaction' | 'jobs'>,
  domains: Forgetting,
): void => site.jobs.every('23 * * * *', 'forget-what-is-old', () => forgetWhatIsOld(site, domains))
