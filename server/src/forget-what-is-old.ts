import { forgetExpiredLinks } from './accounts/links.ts'
import { forgetReplays } from './platform/replays.ts'
import { forgetEvents } from './platform/events.ts'
import { forgetExchanges } from './sessions/exchanged-secrets.ts'
import { forgetEndedSessions } from './sessions/sessions.ts'
import type { Site } from './site-parts.ts'

/**
 * Takes out what has had its time and nobody asks for any more: it would only grow, and part of it
 * says what people did (docs/decisions/0010).
 */
export async function forgetWhatIsOld({ db, clock }: Pick<Site, 'db' | 'clock'>): Promise<void> {
  await forgetReplays(db, clock)
  await forgetEvents(db, clock)
  await forgetEndedSessions(db, clock)
  await forgetExpiredLinks(db, clock)
  await forgetExchanges(db, { clock })
}

export const forgetEveryHour = (site: Pick<Site, 'db' | 'clock' | 'jobs'>): void =>
  site.jobs.every('23 * * * *', 'forget-what-is-old', () => forgetWhatIsOld(site))
