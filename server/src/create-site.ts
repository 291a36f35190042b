import { watchCategories } from './categories/categories.ts'
import type { Domain } from './domain.ts'
import { watchBannedNetworks } from './ip-bans/banned-networks.ts'
import { callEach } from './people/standing-change.ts'
import { createDeviceCookies } from './platform/http/devices.ts'
import { serveCalls, type Calls } from './platform/http/serve.ts'
import { createVisitorCookies } from './platform/http/visitors.ts'
import { createSharedAnswers } from './platform/render/shared-answers.ts'
import { createReplays } from './platform/replays.ts'
import { createEsportal } from './providers/esportal.ts'
import { maySubscribeToAny } from './realtime/may-subscribe.ts'
import { auditedHtmlOf } from './audit/audited-html.ts'
import { reportablesOf } from './reports/reportables.ts'
import type { SiteOptions } from './site.ts'
import type { Site } from './site-parts.ts'
import type { Platform } from './site-platform.ts'

/** What domains get to work with, and the calls that they have answered with it. */
export async function createSite(
  options: SiteOptions,
  platform: Platform,
  domains: readonly Domain[],
): Promise<{ site: Site; calls: Calls }> {
  const { configuration, database, clock, random } = options
  const { db, searching } = database
  const { listener, log, sessions, jobs, mail, media, events, transaction, realtime } = platform
  const bannedNetworks = await watchBannedNetworks({ db, listener, log })
  const calls = createCalls(options, platform, bannedNetworks)
  const site: Site = {
    db,
    searching,
    clock,
    random,
    sessions,
    bannedNetworks,
    jobs,
    mail,
    pictures: media.pictures,
    events,
    serve: calls.serve,
    transaction,
    realtime,
    maySubscribe: maySubscribeToAny(domains.flatMap((domain) => domain.maySubscribe ?? [])),
    onStandingChange: callEach(domains.flatMap((domain) => domain.onStandingChange ?? [])),
    categories: await watchCategories({ db, cache: platform.cache, listener, log }),
    articleKinds: platform.articleKinds,
    reportables: reportablesOf(domains),
    isAuditedHtml: auditedHtmlOf(domains),
    siteSettings: platform.siteSettings,
    log,
    whenListening: (begin) =>
      void platform.server.http.addHook('onListen', (done) => {
        begin()
        done()
      }),
    beforeClose: (finish) => void platform.server.http.addHook('preClose', finish),
    settings: configuration,
    esportal: createEsportal(configuration.providers),
  }
  return { site, calls }
}

function createCalls(
  { configuration, database: { db, availability }, clock, random }: SiteOptions,
  { server, sessions, transaction, cache }: Platform,
  { isBanned }: Site['bannedNetworks'],
): Calls {
  const { secret, origin, corsOrigins } = configuration
  const isSecure = origin.startsWith('https:')
  return serveCalls(server.http, {
    limits: server.limits,
    withShare: server.withShare,
    availability,
    findCaller: sessions.find,
    replays: createReplays({ db, clock, transaction, secret }),
    visitors: createVisitorCookies({ random, secret, isSecure }),
    devices: createDeviceCookies({ secret, isSecure }),
    corsOrigins,
    isNetworkBanned: isBanned,
    sharedAnswers: createSharedAnswers({ seconds: configuration.sharedAnswerSeconds, cache }),
  })
}
