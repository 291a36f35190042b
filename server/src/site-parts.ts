import type { Audit } from './audit/audit.ts'
import type { Categories } from './categories/categories.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/db/database.ts'
import type { Serve } from './platform/http/serve.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Mail } from './platform/mail/mail.ts'
import type { SentPictures } from './platform/media/sent-pictures.ts'
import type { ChangePages } from './platform/page-changes.ts'
import type { Announce } from './platform/realtime/outbox.ts'
import type { Random } from './platform/random.ts'
import type { Disconnect } from './realtime/disconnect.ts'
import type { Sessions } from './sessions/sessions.ts'
import type { SiteEvents } from './site-events.ts'

/** What a domain gets to work with. */
export type Site = {
  db: Db
  /** The same database for searches (`Database` says why). */
  searching: Db
  clock: Clock
  random: Random
  serve: Serve
  /** For writes that pages show; reads use `db`. */
  changePages: ChangePages
  /**
   * Tells browsers of something: `announce(tx, memberChannel(id), 'completed-task', { … })`, in the
   * transaction that did it.
   */
  announce: Announce
  /**
   * Ends what a member hears on private channels, everywhere and at once: call it in the
   * transaction of a ban or a sign-out.
   */
  disconnect: Disconnect
  categories: Categories
  sessions: Sessions
  /** Whether staff have banned the network that a call comes from (`CallRequest.network`). */
  isNetworkBanned: (network: string) => boolean
  events: SiteEvents
  audit: Audit
  /** What whoever runs the site has chosen, as far as domains need to know. */
  settings: {
    production: boolean
    requireVerifiedEmail: boolean
    visitorUpvotesPerNetwork: number
    secret: string
    origin: string
  }
  /** What is done later, or by the clock. */
  jobs: Jobs
  mail: Mail
  /** What people send as pictures. */
  pictures: SentPictures
}
