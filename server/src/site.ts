import type { IncomingMessage, ServerResponse } from 'node:http'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { frameOrigins } from '@loadout/contract/hero/video-frame.ts'
import { avatarPictures } from './accounts/avatars.ts'
import { banners } from './accounts/banners.ts'
import { accountRoutes } from './accounts/routes.ts'
import type { ArticleKind } from './articles/article-kind.ts'
import { articleKinds, kindsOf } from './articles/kinds.ts'
import { foldTagsEveryMinute } from './tags/tag-changes.ts'
import { auditRoutes } from './audit/routes.ts'
import { backgroundAdPictures } from './background-ad/pictures.ts'
import { backgroundAdRoutes } from './background-ad/routes.ts'
import { loadCategories } from './categories/categories.ts'
import { categoryRoutes } from './categories/routes.ts'
import { commentRoutes } from './comments/routes.ts'
import type { Configuration } from './configuration.ts'
import { contentPageRoutes } from './content-pages/routes.ts'
import { feedRoutes } from './feeds/routes.ts'
import { forgetEveryHour } from './forget-what-is-old.ts'
import { heroPictures } from './hero/pictures.ts'
import { heroRoutes } from './hero/routes.ts'
import { resyncBans, watchBannedNetworks } from './ip-bans/banned-networks.ts'
import { ipBanRoutes } from './ip-bans/routes.ts'
import { mailRoutes } from './mails/routes.ts'
import { newsPictures } from './news/pictures.ts'
import { newsRoutes } from './news/routes.ts'
import { recordPublishedEveryMinute } from './news/record-published.ts'
import { noticeRoutes } from './notice/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { auditWith } from './platform/audit.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import { createEvents } from './platform/events.ts'
import { createBroadcaster } from './platform/db/broadcasts.ts'
import { createListener } from './platform/db/listener.ts'
import { allowOrigins } from './platform/http/cross-origin.ts'
import { bodyMemory } from './platform/http/body-memory.ts'
import { boundedServer } from './platform/http/bounded-server.ts'
import { answerBrokenRequests } from './platform/http/broken-requests.ts'
import { answerErrors, refuse } from './platform/http/errors.ts'
import { serveHealth } from './platform/http/health.ts'
import { loggerOptions, logRequests } from './platform/http/logging.ts'
import { createMetrics, measureRequests } from './platform/http/metrics.ts'
import { serveOpenApi } from './platform/http/openapi.ts'
import { receivePolicyViolations } from './platform/http/policy-violations.ts'
import { limitRates } from './platform/http/rate-limits.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { API, serveCalls } from './platform/http/serve.ts'
import { knowDevices } from './platform/http/devices.ts'
import { knowVisitors } from './platform/http/visitors.ts'
import { createJobs, type JobPace } from './platform/jobs/jobs.ts'
import { createMail } from './platform/mail/mail.ts'
import { demoPictures } from './platform/media/demo-pictures.ts'
import { folderStore } from './platform/media/folder-store.ts'
import { createPictureEncoder } from './platform/media/picture-encoder.ts'
import { createPictureMaker } from './platform/media/picture-maker.ts'
import { s3Store } from './platform/media/s3-store.ts'
import { sentPictures } from './platform/media/sent-pictures.ts'
import { servePictures } from './platform/media/serve-pictures.ts'
import { createPagePurges, purgeEverything } from './platform/page-purges.ts'
import { resyncEvents } from './platform/realtime/outbox.ts'
import { createRealtime } from './platform/realtime/realtime.ts'
import type { Random } from './platform/random.ts'
import { createReplays } from './platform/replays.ts'
import { createPageCache, type PageCache } from './platform/render/page-cache.ts'
import { cachedPages, servePages } from './platform/render/pages.ts'
import { serveFiles } from './platform/render/serve-files.ts'
import type { WebPart } from './platform/render/web-part.ts'
import { createTransactions } from './platform/unit-of-work.ts'
import { earnPoints } from './points/earning.ts'
import { pointRoutes } from './points/routes.ts'
import { disconnectMember, forgetDisconnected } from './realtime/disconnect.ts'
import { realtimeRoutes } from './realtime/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { answerSearchForm } from './search/search-form.ts'
import { createSessions } from './sessions/sessions.ts'
import type { Site } from './site-parts.ts'
import { sitemapRoutes } from './sitemap/routes.ts'
import { tagRoutes } from './tags/routes.ts'
import { upvoteRoutes } from './upvotes/routes.ts'
import { sendPublishedNews } from './webhook/send-published-news.ts'
import { serveManifest } from './web-app/manifest.ts'
import { serveServiceWorker } from './web-app/service-worker.ts'

export type SiteOptions = {
  configuration: Configuration
  database: Database
  clock: Clock
  random: Random
  web: WebPart
  /** Where log lines go; standard output when left out. */
  log?: { write: (line: string) => void }
  /** How patient jobs are. */
  jobPace?: Partial<JobPace>
  /** What people publish here, all kinds that there are when left out. */
  kinds?: readonly ArticleKind[]
  /**
   * Anything else to serve, before the pages take what is left: the development middleware, or a
   * route of a test.
   */
  more?: (http: FastifyInstance, site: Site) => void | Promise<void>
}

export type RunningSite = Site & {
  http: FastifyInstance
  cache: PageCache
  /** Stops taking requests, lets those under way finish, closes everything. */
  drain: () => Promise<void>
}

const DRAIN_MS = 10_000
const SWEEP_MS = 100
/**
 * How long a proxy has to notice that this process is not ready any more, before its port closes.
 */
const NOTICE_MS = 300

/**
 * Builds the site: the platform, then one line per domain. Nothing listens yet, and no job is done
 * before `jobs.start`.
 */
export async function buildSite({
  configuration,
  database,
  clock,
  random,
  web,
  log,
  jobPace = {},
  kinds = articleKinds,
  more,
}: SiteOptions): Promise<RunningSite> {
  const { db, searching, availability } = database
  const headers = securityHeaders({
    ...configuration,
    frameOrigins,
    pictureOrigins: configuration.s3 ? [new URL(configuration.s3.publicUrl).origin] : [],
  })
  const answerBroken = answerBrokenRequests(headers)
  const metrics = createMetrics(availability)
  const cache = createPageCache({ seconds: configuration.pageCacheSeconds })
  const warn = (message: string) => http.log.warn(message)
  const listener = createListener({ url: configuration.databaseUrl, log: warn })
  const broadcaster = createBroadcaster({
    db,
    log: warn,
    resync: [purgeEverything, resyncEvents, resyncBans],
  })
  const jobs = createJobs({
    url: configuration.databaseUrl,
    availability,
    log: warn,
    pace: jobPace,
  })
  const mail = createMail({
    db,
    jobs,
    clock,
    origin: configuration.origin,
    server: configuration.mailServer,
    log: warn,
  })
  const maker = createPictureMaker()
  const media = `${configuration.dataFolder}/media`
  const store = configuration.s3 ? s3Store(configuration.s3) : folderStore(media)
  const failed = (error: unknown) => http.log.error({ err: error }, 'a picture could not be kept')
  const encoder = createPictureEncoder({ failed })
  let draining = false

  let answerFromCache: (request: IncomingMessage, response: ServerResponse) => boolean = () => false
  const http = fastify({
    logger: loggerOptions({ level: configuration.logLevel, ...(log ? { destination: log } : {}) }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(random),
    trustProxy: configuration.trustedProxies.length > 0 ? [...configuration.trustedProxies] : false,
    // Whoever got in before the port closed is served, and told not to come back on this connection
    // (checklist O01).
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500, querystringParser: () => ({}) },
    // No hook runs before these two, so they bring the headers of every answer themselves.
    frameworkErrors: (_, request, reply) =>
      refuse(request as never, reply.headers(headers) as never, {
        status: 400,
        code: 'invalid_request',
      }),
    clientErrorHandler: answerBroken,
    serverFactory: (handler) =>
      boundedServer((request, response) => {
        if (draining) response.setHeader('connection', 'close')
        if (!answerFromCache(request, response)) handler(request, response)
      }),
  })

  http.addHook('onRequest', async (_, reply) => void reply.headers(headers))
  allowOrigins(http, configuration.corsOrigins)
  measureRequests(http, metrics)
  logRequests(http, { level: configuration.logLevel, secret: configuration.secret })
  answerErrors(http)
  availability.onChange((isUp) =>
    http.log.warn(isUp ? 'PostgreSQL answers again' : 'PostgreSQL does not answer'),
  )
  http.removeAllContentTypeParsers()
  const limits = await limitRates(http, {
    figures: configuration.rateLimits,
    trustedProxies: configuration.trustedProxies,
  })

  const withShare = bodyMemory()
  const sessions = createSessions({ db, clock, random })
  const realtime = await createRealtime({
    configuration: { ...configuration.realtime, secret: configuration.secret },
    db,
    listener,
    clock,
    random,
    onDisconnect: forgetDisconnected(sessions),
    log: warn,
  })
  const events = createEvents({ clock, jobs })
  const transaction = createTransactions({
    db,
    pages: createPagePurges({ listener, cache }),
    broadcaster,
    announce: realtime.announce,
    disconnect: disconnectMember(realtime),
    record: events.record,
    audit: auditWith({ clock }),
    log: warn,
  })
  const pictures = sentPictures({
    db,
    transaction,
    store,
    clock,
    random,
    failed,
    encodePicture: encoder.encodePicture,
  })
  jobs.every('7,27,47 * * * *', 'sweep-pictures', async () => void (await pictures.sweep()))
  const visitors = knowVisitors({
    random,
    secret: configuration.secret,
    isSecure: configuration.origin.startsWith('https:'),
  })
  const devices = knowDevices({
    secret: configuration.secret,
    isSecure: configuration.origin.startsWith('https:'),
  })
  const replays = createReplays({ db, clock, transaction, secret: configuration.secret })
  const banned = await watchBannedNetworks({ db, listener, log: warn })
  const calls = serveCalls(http, {
    limits,
    availability,
    findCaller: sessions.find,
    replays,
    visitors,
    devices,
    isNetworkBanned: banned.isBanned,
    withShare,
  })
  const site: Site = {
    db,
    searching,
    clock,
    random,
    sessions,
    isNetworkBanned: banned.isBanned,
    jobs,
    mail,
    pictures,
    events,
    serve: calls.serve,
    transaction,
    categories: await loadCategories(db),
    articleKinds: kindsOf(kinds),
    settings: configuration,
  }
  forgetEveryHour(site)
  foldTagsEveryMinute(site)
  earnPoints(site)
  recordPublishedEveryMinute(site)
  if (configuration.webhook) sendPublishedNews(site, configuration.webhook)
  accountRoutes(site)
  categoryRoutes(site)
  newsRoutes(site)
  commentRoutes(site)
  upvoteRoutes(site)
  pointRoutes(site)
  tagRoutes(site)
  searchRoutes(site)
  contentPageRoutes(site)
  heroRoutes(site)
  noticeRoutes(site)
  backgroundAdRoutes(site)
  realtimeRoutes(site, realtime)
  peopleRoutes(site)
  ipBanRoutes(site, banned)
  auditRoutes(site)
  mailRoutes(site)

  serveOpenApi(http, calls.endpoints, configuration.origin)
  serveHealth(http, {
    database,
    metrics,
    metricsAccess: { token: configuration.metricsToken, production: configuration.production },
    isDraining: () => draining,
  })
  answerSearchForm(http, limits)
  sitemapRoutes(http, site, { origin: configuration.origin, limits })
  feedRoutes(http, site, {
    origin: configuration.origin,
    limits,
    cache,
    availability,
    fallbackLanguage: configuration.fallbackLanguage,
  })
  const serviceWorker = configuration.serviceWorker ? web.serviceWorker : undefined
  serveManifest(http, configuration)
  serveServiceWorker(http, serviceWorker)
  const drawings = `${import.meta.dirname}/../../demo/pictures`
  const demo = configuration.demo ? drawings : undefined
  const pictureKinds = {
    ...Object.fromEntries(
      [heroPictures, backgroundAdPictures, banners].map(({ folder, sizes }) => [
        folder,
        demoPictures(sizes, demo),
      ]),
    ),
    // News that nobody has given a picture show a pattern, with or without the demo community.
    news: demoPictures(newsPictures.sizes, drawings),
    avatar: avatarPictures(db),
  }
  servePictures(http, { folder: media, kinds: pictureKinds, maker, store }, limits)
  receivePolicyViolations(http, { limits, withShare })
  await realtime.serve(http, {
    origins: socketOrigins(configuration),
    limits,
    transaction,
    withShare,
    isDraining: () => draining,
    answerBroken,
  })
  await more?.(http, site)
  // A path below the API that no call has is a missing call, not a page.
  http.all(`${API}/*`, { config: { access: 'anyone' } }, (request, reply) =>
    refuse(
      request,
      reply,
      calls.has(request.url)
        ? { status: 405, code: 'method_not_allowed' }
        : { status: 404, code: 'call_not_found' },
    ),
  )
  await serveFiles(http, web.assets)

  const pages = {
    cache,
    availability,
    metrics,
    headers,
    renderer: web.renderer,
    call: calls.callInProcess,
    origin: configuration.origin,
    apiHost: configuration.apiHost,
    realtime: realtime.address,
    hasServiceWorker: serviceWorker !== undefined,
    fallbackLanguage: configuration.fallbackLanguage,
  }
  servePages(http, pages, limits)
  answerFromCache = cachedPages(pages, limits)

  http.setNotFoundHandler((request, reply) => {
    const known = request.method === 'GET' || request.method === 'HEAD'
    return refuse(
      request,
      reply,
      known ? { status: 404, code: 'page_not_found' } : { status: 405, code: 'method_not_allowed' },
    )
  })
  http.addHook('onClose', async () => {
    broadcaster.close()
    maker.close()
    encoder.close()
    await jobs.close()
    await mail.close()
    await realtime.close()
    await listener.close()
  })

  // For whatever a process that died had done and not told the others. This one reads everything
  // anew by itself when it begins to listen.
  await broadcaster.resync()
  await listener.start()
  await realtime.begin()

  async function drain() {
    if (draining) return
    draining = true
    // Jobs under way have all the time that requests have.
    void jobs.stop()
    await new Promise((passed) => setTimeout(passed, NOTICE_MS))
    const cut = setTimeout(() => http.server.closeAllConnections(), DRAIN_MS)
    // An answer begun before this promised to keep its connection; once it has arrived nothing more
    // is coming.
    const sweep = setInterval(() => http.server.closeIdleConnections(), SWEEP_MS)
    await http.close()
    clearTimeout(cut)
    clearInterval(sweep)
    await database.close()
  }

  return { ...site, http, cache, drain }
}

/**
 * Whose pages may open sockets: the site's own and those it lets call it. During development it may
 * be opened under any name of this machine.
 */
function socketOrigins({
  origin,
  corsOrigins,
  production,
  port,
}: Configuration): ReadonlySet<string> {
  const local = production
    ? []
    : ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`)
  return new Set([origin, ...corsOrigins, ...local])
}

/** Unique among all processes, and cheap: a random start, then counting. */
function requestIds(random: Random): () => string {
  const start = random.bytes(6).toString('base64url')
  let count = 0
  return () => `${start}-${(++count).toString(36)}`
}
