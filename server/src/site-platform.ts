import { accentRoles, SHIPPED_ACCENT } from '@loadout/contract/site-settings/accent-colour.ts'
import { lockAccount } from './accounts/lock-members.ts'
import { isOfStaff } from './accounts/queries.ts'
import { articleKinds as everyKind, kindsOf, type ArticleKinds } from './articles/kinds.ts'
import { listScheduled } from './articles/purge-article.ts'
import type { Domain } from './domain.ts'
import { auditWith } from './platform/audit.ts'
import { createBroadcaster } from './platform/db/broadcasts.ts'
import { createListener, type Listener } from './platform/db/listener.ts'
import { createEvents } from './platform/events.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { createJobs, type Jobs } from './platform/jobs/jobs.ts'
import { createMail } from './platform/mail/mail.ts'
import { createMedia } from './platform/media/media.ts'
import { createPagePurges, purgeEverything } from './platform/page-purges.ts'
import { resyncEvents } from './platform/realtime/outbox.ts'
import { createRealtime } from './platform/realtime/realtime.ts'
import { createPageCache, type PageCache } from './platform/render/page-cache.ts'
import { createTransactions } from './platform/unit-of-work.ts'
import { createSessions, type Sessions } from './sessions/sessions.ts'
import {
  watchSiteSettings,
  type SettingsOfSite,
  type WatchedSettings,
} from './site-settings/kept-settings.ts'
import type { SiteOptions } from './site.ts'

export type Platform = Awaited<ReturnType<typeof createPlatform>>

/** What the domains stand on. Nothing listens yet. */
export async function createPlatform(options: SiteOptions, domains: readonly Domain[]) {
  const { configuration, database, clock, random } = options
  const { db, availability } = database
  const server = await createHttpServer({
    configuration,
    headers: headersOf(options, domains),
    availability,
    random,
    log: options.log,
  })
  const log = (message: string) => server.http.log.warn(message)
  const cache = createPageCache({
    seconds: configuration.pageCacheSeconds,
    megabytes: configuration.pageCacheMegabytes,
    clock,
  })
  const listener = createListener({ url: configuration.databaseUrl, log })
  const siteSettings = await watchSiteSettings({
    db,
    defaults: configuration,
    cache,
    listener,
    log,
  })
  const alarm = (message: string) => server.http.log.error(message)
  const { jobs, mail } = createJobsAndMail(options, siteSettings, { log, alarm })
  server.metrics.measureFailedJobs(() => jobs.failed.count(db))
  const sessions = createSessions({
    db,
    clock,
    random,
    isObliged: () => siteSettings.current().staffSecondStep,
  })
  const articleKinds = kindsOf(options.kinds ?? everyKind)
  const changes = await createTransactionsAndRealtime(options, domains, {
    articleKinds,
    cache,
    listener,
    jobs,
    sessions,
    log,
  })
  const media = createMedia({
    ...configuration,
    db,
    clock,
    random,
    jobs,
    transaction: changes.transaction,
    owners: {
      lock: async (tx, id) => (await lockAccount(tx, id)) !== undefined,
      isStaff: isOfStaff,
    },
    onError: (error) => server.http.log.error({ err: error }, 'a picture could not be kept'),
  })
  return {
    articleKinds,
    server,
    log,
    cache,
    listener,
    siteSettings,
    jobs,
    mail,
    sessions,
    media,
    ...changes,
  }
}

const headersOf = ({ configuration }: SiteOptions, domains: readonly Domain[]) =>
  securityHeaders({
    ...configuration,
    frameOrigins: domains.flatMap(({ frameOrigins = [] }) => frameOrigins),
    pictureOrigins: configuration.s3 ? [new URL(configuration.s3.publicUrl).origin] : [],
  })

function createJobsAndMail(
  { configuration, database, clock, jobPace = {} }: SiteOptions,
  siteSettings: WatchedSettings,
  { log, alarm }: Record<'log' | 'alarm', (message: string) => void>,
) {
  const jobs = createJobs({
    url: configuration.databaseUrl,
    availability: database.availability,
    log,
    alarm,
    pace: jobPace,
  })
  const mail = createMail({
    db: database.db,
    jobs,
    clock,
    origin: configuration.origin,
    look: () => mailLook(siteSettings.current()),
    server: configuration.mailServer,
    log,
  })
  return { jobs, mail }
}

const mailLook = ({ name, accent }: SettingsOfSite) => ({
  name,
  ...accentRoles(accent ?? SHIPPED_ACCENT),
})

type TransactionParts = {
  articleKinds: ArticleKinds
  cache: PageCache
  listener: Listener
  jobs: Jobs
  sessions: Sessions
  log: (message: string) => void
}

/** Transactions and everything that follows from them, in this process and in the others. */
async function createTransactionsAndRealtime(
  { configuration, database: { db }, clock, random }: SiteOptions,
  domains: readonly Domain[],
  { articleKinds, cache, listener, jobs, sessions, log }: TransactionParts,
) {
  const resync = [
    purgeEverything,
    resyncEvents,
    ...domains.flatMap((domain) => domain.resync ?? []),
  ]
  const broadcaster = createBroadcaster({ db, log, resync })
  const realtime = await createRealtime({
    configuration: { ...configuration.realtime, secret: configuration.secret },
    db,
    listener,
    clock,
    random,
    onDisconnect: sessions.invalidate,
    log,
  })
  const events = createEvents({ clock, jobs })
  const listDue = async () => {
    const now = clock.now()
    const ofDomains = domains.map((domain) => domain.listDue?.(db, now) ?? [])
    return (await Promise.all([listScheduled(db, articleKinds, now), ...ofDomains])).flat()
  }
  const transaction = createTransactions({
    db,
    pages: createPagePurges({ listener, cache, listDue, log }),
    broadcaster,
    announce: realtime.announce,
    disconnect: realtime.disconnect,
    record: events.record,
    audit: auditWith({ clock }),
    log,
  })
  return { broadcaster, realtime, events, transaction }
}

/** Hears the other processes from now on, before anybody can connect. */
export async function beginListening({ broadcaster, listener, realtime }: Platform): Promise<void> {
  // For whatever a process that died had done and not told the others. This one reads everything
  // anew by itself when it begins to listen.
  await broadcaster.resync()
  await listener.start()
  await realtime.begin()
}

export async function closePlatform(platform: Platform): Promise<void> {
  platform.broadcaster.close()
  platform.media.close()
  await platform.jobs.close()
  await platform.mail.close()
  await platform.realtime.close()
  await platform.listener.close()
}
