import { readConfiguration } from '../src/configuration.ts'
import { openDatabase, type DatabaseLimits } from '../src/platform/db/database.ts'
import { systemRandom } from '../src/platform/random.ts'
import { loadDevelopmentWebPart } from '../src/platform/render/development-web-part.ts'
import { loadBuiltWebPart } from '../src/platform/render/web-part.ts'
import { buildSite, type RunningSite, type SiteOptions } from '../src/site.ts'
import { factories } from './factories.ts'
import { TEST_NOW, testClock } from './test-clock.ts'
import { UNHURRIED_LIMITS } from './unhurried-limits.ts'

export type TestOptions = {
  now?: Date
  /** A free one when left out. */
  port?: number
  /**
   * Environment variables of the site, on top of limits switched off and pages not kept. With
   * `LOADOUT_DEV` its web part comes from the sources.
   */
  environment?: Record<string, string>
  /** How long it waits for its database; only what hangs comes to an end when left out. */
  limits?: DatabaseLimits
  /** Whether it does jobs, in a hurry; they are only put down otherwise. */
  jobs?: boolean
  /** What it consists of; all that there is when left out. */
  domains?: SiteOptions['domains']
  /** What people publish there, all kinds that there are when left out. */
  kinds?: SiteOptions['kinds']
  /** More routes, as a domain would add them. */
  extend?: SiteOptions['extend']
}

/**
 * A whole site on a database of its own, listening. What a test writes goes through factories,
 * which use the site's own services or insert rows by hand (comments, guestbook entries, members,
 * items, points, views); what it reads goes over HTTP. Whoever opens it ends it.
 */
export async function openSite(
  databaseUrl: string,
  {
    now = TEST_NOW,
    port = 0,
    environment = {},
    limits = UNHURRIED_LIMITS,
    jobs = false,
    domains,
    kinds,
    extend,
  }: TestOptions = {},
) {
  const configuration = readConfiguration({
    DATABASE_URL: databaseUrl,
    LOADOUT_DATA: `${import.meta.dirname}/../../.cache/test-data`,
    LOG_LEVEL: 'info',
    PAGE_CACHE_SECONDS: '0',
    RATE_LIMIT_READ: '0',
    RATE_LIMIT_SEARCH: '0',
    RATE_LIMIT_PAGE: '0',
    RATE_LIMIT_PICTURE: '0',
    RATE_LIMIT_WRITE: '0',
    RATE_LIMIT_SIGN_IN: '0',
    RATE_LIMIT_AVAILABILITY: '0',
    ...environment,
  })
  const clock = testClock(now)
  const log: string[] = []
  const web = await (configuration.development ? loadDevelopmentWebPart() : loadBuiltWebPart())
  const database = openDatabase({ url: databaseUrl, connections: 4, limits })
  const site: RunningSite = await buildSite({
    configuration,
    database,
    clock,
    random: systemRandom,
    web,
    jobPace: { pollSeconds: 0.5, cronSeconds: 1, longestPauseSeconds: 1 },
    ...(domains ? { domains } : {}),
    ...(kinds ? { kinds } : {}),
    log: { write: (line) => void log.push(line) },
    extend: (http, parts) => {
      web.development?.(http)
      return extend?.(http, parts)
    },
  })
  const url = await site.http.listen({ host: '127.0.0.1', port })
  if (jobs) site.jobs.start()
  let ended = false
  const end = async () => {
    if (ended) return
    ended = true
    const closed = site.http.close()
    // A test may leave an answer unread; waiting for its connection to end by itself takes a
    // minute.
    site.http.server.closeAllConnections()
    await closed
    await database.close()
  }
  return { url, databaseUrl, clock, site, log, end, db: database.db, make: factories(site) }
}
