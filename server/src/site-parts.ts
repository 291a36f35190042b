import type { ArticleKinds } from './articles/kinds.ts'
import type { IsAuditedHtml } from './audit/audited-html.ts'
import type { WatchedCategories } from './categories/categories.ts'
import type { BannedNetworks } from './ip-bans/banned-networks.ts'
import type { Configuration } from './configuration.ts'
import type { OnStandingChange } from './people/standing-change.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/db/database.ts'
import type { Events } from './platform/events.ts'
import type { Serve } from './platform/http/serve.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Mail } from './platform/mail/mail.ts'
import type { SentPictures } from './platform/media/sent-pictures.ts'
import type { Random } from './platform/random.ts'
import type { Realtime } from './platform/realtime/realtime.ts'
import type { Transact } from './platform/unit-of-work.ts'
import type { ProviderSettings } from './providers/adapters.ts'
import type { Esportal } from './providers/esportal.ts'
import type { MaySubscribe } from './realtime/may-subscribe.ts'
import type { Reportables } from './reports/reportables.ts'
import type { Sessions } from './sessions/sessions.ts'
import type { WatchedSettings } from './site-settings/kept-settings.ts'
import type { Webhook } from './webhook/send-published-news.ts'

/** What a domain gets to work with. */
export type Site = {
  db: Db
  /** The same database for searches (`Database` says why). */
  searching: Db
  clock: Clock
  random: Random
  serve: Serve
  /**
   * For writes outside of a call, and for those whose answer must not be kept for repeats; the
   * transaction of a call comes with its request. Reads use `db`.
   */
  transaction: Transact
  /** Lets sockets of members subscribe; `work.announce` tells them something. */
  realtime: Pick<Realtime, 'address' | 'authorize' | 'subscribedChannels'>
  /** Asks all domains. */
  maySubscribe: MaySubscribe
  /** Tells all domains what somebody may do from now on. */
  onStandingChange: OnStandingChange
  categories: WatchedCategories
  /** What people publish here. */
  articleKinds: ArticleKinds
  /** What members may report here. */
  reportables: Reportables
  /** What of the audit is HTML, as all domains say. */
  isAuditedHtml: IsAuditedHtml
  sessions: Sessions
  /** Which networks staff have banned (`CallRequest.network`). */
  bannedNetworks: BannedNetworks
  /** Who acts on what happens. What happened is recorded by `work.record`. */
  events: Pick<Events, 'inTransaction' | 'afterCommit'>
  /** What its staff have chosen, as it is now: ask each time. */
  siteSettings: WatchedSettings
  /** What whoever runs the site has chosen, as far as domains need to know. */
  settings: {
    production: boolean
    requireVerifiedEmail: boolean
    mailsArrive: boolean
    visitorUpvotesPerNetwork: number
    posts: { perDay: number }
    support: Configuration['support']
    ld: Pick<Configuration['ld'], 'eraEnds' | 'starCutoff'>
    ownPages: Configuration['ownPages']
    instagram: Configuration['instagram']
    secret: string
    origin: string
    webhook: Webhook | undefined
    providers: ProviderSettings
    twitch: Configuration['twitch']
  }
  /** What is done later, or by the clock. */
  jobs: Jobs
  mail: Mail
  /** For what nobody is told who could do something about it. */
  log: (message: string) => void
  /** Begins something when this process has its port, and with it sockets. */
  whenListening: (begin: () => void) => void
  /** Does something when this process ends, while the database is still there. */
  beforeClose: (finish: () => Promise<void>) => void
  /** What people send as pictures. */
  pictures: SentPictures
  /**
   * Undefined when it is not switched on. One for all domains, so that none of them asks while it
   * is left alone for another.
   */
  esportal: Esportal | undefined
}
