import * as contractDomains from '@loadout/contract/domains.ts'
import { SETUP } from '@loadout/contract/owners/setup-path.ts'
import type { Calls } from './platform/http/serve.ts'
import type { Domain, HttpParts } from './domain.ts'
import { writeDataCopies } from './data-copy/write-data-copies.ts'
import { deleteExpiredEveryHour } from './delete-expired.ts'
import { finishLeaving } from './leaving/finish-leaving.ts'
import { serveHealth } from './platform/http/health.ts'
import { serveOpenApi } from './platform/http/openapi/serve-openapi.ts'
import { receivePolicyViolations } from './platform/http/policy-violations.ts'
import { refuseMissingCalls, refuseUnknownPaths } from './platform/http/unanswered.ts'
import { socketOrigins } from './platform/realtime/socket-origins.ts'
import { answerFromCache, servePages } from './platform/render/pages.ts'
import { serveFiles } from './platform/render/serve-files.ts'
import type { SiteOptions } from './site.ts'
import type { Site } from './site-parts.ts'
import type { Platform } from './site-platform.ts'

/** A site that is being built. */
type Building = {
  options: SiteOptions
  platform: Platform
  site: Site
  calls: Calls
  domains: readonly Domain[]
}

/** Drawings of the demo community, and the patterns of news without a picture. */
const DRAWINGS = `${import.meta.dirname}/../../demo/pictures`

/** Has every domain answer its calls and do what it does by itself. */
export function startDomains({ site, domains }: Building): void {
  deleteExpiredEveryHour(site, domains)
  finishLeaving(site, domains)
  writeDataCopies(site, domains)
  for (const { routes, consumers = [], jobs = [] } of domains) {
    routes?.(site)
    for (const register of [...consumers, ...jobs]) register(site)
  }
}

/** What operators and other programs ask for. */
export function serveOperators({ options, platform, site, calls }: Building): void {
  const { configuration, database } = options
  const { http, metrics, state, limits, withShare } = platform.server
  serveOpenApi(http, {
    domains: contractDomains,
    endpoints: calls.endpoints,
    origin: configuration.origin,
    siteName: () => site.siteSettings.current().name,
    limits,
  })
  serveHealth(http, {
    database,
    metrics,
    metricsAccess: { token: configuration.metricsToken, production: configuration.production },
    isDraining: () => state.isDraining,
  })
  receivePolicyViolations(http, { limits, withShare })
}

/** What domains serve beside calls and pages, and their pictures. */
export function serveHttpRoutes({ options, platform, site, domains }: Building): void {
  const { http, limits } = platform.server
  const parts: HttpParts = {
    limits,
    cache: platform.cache,
    availability: options.database.availability,
    serviceWorker: serviceWorkerOf(options),
    sitemap: domains.flatMap(({ sitemap = [] }) => sitemap),
  }
  for (const { httpRoutes } of domains) httpRoutes?.(http, site, parts)
  platform.media.serve(http, {
    served: domains.flatMap(({ pictures = [] }) => pictures),
    sources: { db: site.db, drawings: DRAWINGS, demo: options.configuration.demo },
    limits,
  })
}

export const serveRealtime = ({ options, platform, site }: Building): Promise<void> => {
  const { http, limits, withShare, answerBroken, state } = platform.server
  return platform.realtime.serve(http, {
    origins: socketOrigins(options.configuration),
    limits,
    transaction: site.transaction,
    withShare,
    isDraining: () => state.isDraining,
    answerBroken,
  })
}

/** What is left when nothing else answers an address: files, pages, and refusals. */
export async function serveFilesAndPages({
  options,
  platform,
  site,
  calls,
}: Building): Promise<void> {
  const { configuration, database, web } = options
  const { http, limits, metrics, headers, state } = platform.server
  refuseMissingCalls(http, calls)
  await serveFiles(http, web.assets)
  const pages = {
    cache: platform.cache,
    availability: database.availability,
    metrics,
    headers,
    renderer: web.renderer,
    call: calls.callInProcess,
    origin: configuration.origin,
    apiHost: configuration.apiHost,
    realtime: platform.realtime.address,
    hasServiceWorker: serviceWorkerOf(options) !== undefined,
    languages: () => {
      const { fallbackLanguage: fallback, languages: offered } = site.siteSettings.current()
      return { fallback, offered }
    },
    followsBrowser: (path: string) => path === SETUP || path.startsWith(`${SETUP}/`),
  }
  servePages(http, pages, limits)
  state.answerFirst = answerFromCache(pages, limits)
  refuseUnknownPaths(http)
}

const serviceWorkerOf = ({ configuration, web }: SiteOptions) =>
  configuration.serviceWorker ? web.serviceWorker : undefined
