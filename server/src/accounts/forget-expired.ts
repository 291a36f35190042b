import { forgetReplays } from '../platform/changes.ts'
import { forgetExchanges } from '../sessions/exchanged-secrets.ts'
import type { Site } from '../site-parts.ts'
import { forgetLinks } from './links.ts'

/** Sessions, links and answers kept for repeats that are of no use to anybody any more. */
export async function forgetExpired(site: Pick<Site, 'db' | 'clock' | 'sessions'>): Promise<void> {
  const { db, clock, sessions } = site
  await sessions.clear()
  await forgetLinks(db, site)
  await forgetExchanges(db, site)
  await forgetReplays(db, clock)
}

export const forgetExpiredNightly = (site: Pick<Site, 'db' | 'clock' | 'sessions' | 'jobs'>) => site.jobs.every('43 3 * * *', 'forget-expired', () => forgetExpired(site))
