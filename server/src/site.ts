import type { FastifyInstance } from 'fastify'
import type { ArticleKind } from './articles/article-kind.ts'
import type { Configuration } from './configuration.ts'
import { createSite } from './create-site.ts'
import type { Domain } from './domain.ts'
import * as everyDomain from './domains.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import { createDrain } from './platform/http/drain.ts'
import type { JobPace } from './platform/jobs/jobs.ts'
import type { Random } from './platform/random.ts'
import type { PageCache } from './platform/render/page-cache.ts'
import type { WebPart } from './platform/render/web-part.ts'
import {
  serveHttpRoutes,
  serveOperators,
  serveRealtime,
  serveFilesAndPages,
  startDomains,
} from './serve-site.ts'
import type { Site } from './site-parts.ts'
import { beginListening, closePlatform, createPlatform } from './site-platform.ts'

export type SiteOptions = {
  configuration: Configuration
  database: Database
  clock: Clock
  random: Random
  web: WebPart
  /** Where log lines go; standard output when left out. */
  log?: { write: (line: string) => void }
  /** How often work is looked for and how long pauses are. */
  jobPace?: Partial<JobPace>
  /** What the site consists of; all that there is when left out. */
  domains?: readonly Domain[]
  /** What people publish here, all kinds that there are when left out. */
  kinds?: readonly ArticleKind[]
  /**
   * Anything else to serve, before the pages take what is left: the development middleware, or what
   * a test serves.
   */
  extend?: (http: FastifyInstance, site: Site) => void | Promise<void>
}

export type RunningSite = Site & {
  http: FastifyInstance
  cache: PageCache
  /** Stops taking requests, lets those under way finish, closes everything. */
  drain: () => Promise<void>
}

/**
 * Builds the site: the platform, what the domains declare, then the pages. Nothing listens yet, and
 * no job is done before `jobs.start`.
 */
export async function buildSite(options: SiteOptions): Promise<RunningSite> {
  const domains = options.domains ?? Object.values<Domain>(everyDomain)
  const platform = await createPlatform(options, domains)
  const { http, state } = platform.server
  const { site, calls } = await createSite(options, platform, domains)
  const building = { options, platform, site, calls, domains }

  startDomains(building)
  serveOperators(building)
  serveHttpRoutes(building)
  await serveRealtime(building)
  await options.extend?.(http, site)
  await serveFilesAndPages(building)

  http.addHook('onClose', () => closePlatform(platform))
  await beginListening(platform)
  const { jobs, cache } = platform
  return {
    ...site,
    http,
    cache,
    drain: createDrain({ http, state, jobs, database: options.database }),
  }
}
