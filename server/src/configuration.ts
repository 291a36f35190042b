import { isIP } from 'node:net'
import { languageByLocale, swedish, type Language } from '@loadout/contract/languages/languages.ts'
import { plainLine } from '@loadout/contract/platform/plain-line.ts'
import { faultOfCurrency, siteRules } from '@loadout/contract/site-settings/site-rules.ts'
import type { RateLimitFigures } from './platform/http/rate-limits.ts'
import type { MailServer } from './platform/mail/mail-server.ts'
import type { S3Configuration } from './platform/media/s3-store.ts'
import type { RealtimeConfiguration } from './platform/realtime/realtime.ts'
import type { ProviderSettings } from './providers/adapters.ts'
import type { Webhook } from './webhook/send-published-news.ts'
import { providers, twitch } from './configured-providers.ts'
import type { TwitchKeys } from './streams/helix.ts'
import {
  hostedRealtime,
  instagram,
  mailServer,
  ownPages,
  redisUrl,
  s3,
  webhook,
} from './configured-services.ts'
import {
  isDecodable,
  urlOrigin,
  WrongConfiguration,
  type Environment,
} from './configuration-values.ts'

export type SystemUser = { uid: number; gid: number }

export type Configuration = {
  production: boolean
  development: boolean
  databaseUrl: string
  databaseConnections: number
  /** Whom root lends the site, once it listens; undefined when it stays who has started it. */
  user: SystemUser | undefined
  /** Where pictures and whatever else the site keeps beside its database lie. */
  dataFolder: string
  host: string
  port: number
  origin: string
  apiHost: string
  corsOrigins: ReadonlySet<string>
  /** Addresses whose forwarding headers are believed; nobody's by default. */
  trustedProxies: readonly string[]
  secret: string
  logLevel: string
  metricsToken: string | undefined
  pageCacheSeconds: number
  /** How long what many pages show alike is kept for those that are made. */
  sharedAnswerSeconds: number
  /** Whether readers' browsers keep an offline page. */
  serviceWorker: boolean
  rateLimits: RateLimitFigures
  /** What the site is called until its staff say otherwise (docs/architecture/staff.md). */
  siteName: string
  fallbackLanguage: Language
  /** New members sign in only after they have followed the link they were mailed (AMB-17). */
  requireVerifiedEmail: boolean
  /** Upvotes that visitors of one network can give one article in a day; 0 is no limit (AMB-94). */
  visitorUpvotesPerNetwork: number
  posts: {
    /** Posts that a member can publish in a day; 0 is no limit. */
    perDay: number
    /** So many first posts of a newcomer are held back from lists of all; 0 holds none back. */
    heldOfNewcomers: number
  }
  support: {
    /** Tickets that a member can open in a day; 0 is no limit. */
    ticketsPerDay: number
    /** Messages that a member can send in an hour, in all their tickets; 0 is no limit. */
    repliesPerHour: number
  }
  ld: {
    /** What the currency is called wherever it is named. */
    name: string
    /** Places of a closed week are paid (AMB-15). */
    earningEnabled: boolean
    /** The first days of the second and the third era of payouts (checklist N05). */
    eraEnds: readonly [Date, Date]
    /** Stars given before pay LD$ (AMB-14). */
    starCutoff: Date
  }
  /** Where the site itself is found elsewhere (SHARE-04). */
  ownPages: { facebook: string | null; twitter: string | null }
  /** None: nothing is asked of Instagram. */
  instagram: { token: string; standIn: string | undefined } | undefined
  /** None: mails stay where they are written, for staff to read. */
  mailServer: MailServer | undefined
  realtime: RealtimeConfiguration
  /** None: pictures that people send are kept in the data folder. */
  s3: S3Configuration | undefined
  /** None: nobody outside is told of news. */
  webhook: Webhook | undefined
  /** Sites with an account of which members sign in. */
  providers: ProviderSettings
  /** None: nobody asks Twitch who is live. */
  twitch: TwitchKeys | undefined
  demo: boolean
}

export const DEVELOPMENT_SECRET = 'loadout-development-secret'
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/**
 * Everything the environment may say, checked before anything starts (checklist O09). An empty
 * variable counts as none.
 */
export function readConfiguration(
  given: Environment,
  flags: readonly string[] = [],
): Configuration {
  const environment: Environment = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== ''),
  )
  const production = environment['NODE_ENV'] === 'production'
  const port = wholeNumber(environment, 'PORT', { fallback: 3000, min: 0, max: 65_535 })
  const development = environment['LOADOUT_DEV'] === '1'
  const pageCacheSeconds = wholeNumber(environment, 'PAGE_CACHE_SECONDS', {
    fallback: development ? 0 : 60,
    min: 0,
    max: 3600,
  })
  if (production && development)
    throw new WrongConfiguration('LOADOUT_DEV must not be set in production.')

  return {
    production,
    development,
    databaseUrl: databaseUrl(environment['DATABASE_URL']),
    databaseConnections: wholeNumber(environment, 'DATABASE_CONNECTIONS', {
      fallback: 10,
      min: 1,
      max: 200,
    }),
    user: systemUser(environment['LOADOUT_USER']),
    dataFolder: environment['LOADOUT_DATA'] ?? '.data',
    host: environment['HOST'] ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    origin: origin(environment['ORIGIN'], production, port),
    apiHost: apiHost(environment['API_HOST'] ?? '/api'),
    corsOrigins: new Set(
      list(environment['CORS_ORIGINS']).map((each) => urlOrigin('CORS_ORIGINS', each)),
    ),
    trustedProxies: list(environment['TRUSTED_PROXIES']).map(proxyAddress),
    secret: secret(environment['SECRET'], production),
    logLevel: oneOf(
      'LOG_LEVEL',
      environment['LOG_LEVEL'] ?? (production ? 'info' : 'warn'),
      LOG_LEVELS,
    ),
    metricsToken: environment['METRICS_TOKEN'],
    pageCacheSeconds,
    // A page is as old as its oldest part, so the parts are younger by far than pages may become.
    sharedAnswerSeconds: wholeNumber(environment, 'SHARED_ANSWER_SECONDS', {
      fallback: Math.min(10, Math.floor(pageCacheSeconds / 6)),
      min: 0,
      max: 60,
    }),
    serviceWorker:
      oneOf('SERVICE_WORKER', environment['SERVICE_WORKER'] ?? 'on', ['on', 'off']) === 'on',
    rateLimits: rateLimits(environment),
    siteName: siteName(environment['SITE_NAME'] ?? 'Loadout'),
    fallbackLanguage: language(environment['FALLBACK_LANGUAGE']),
    requireVerifiedEmail:
      oneOf(
        'REQUIRE_VERIFIED_EMAIL',
        environment['REQUIRE_VERIFIED_EMAIL'] ?? (production ? '1' : '0'),
        ['0', '1'],
      ) === '1',
    visitorUpvotesPerNetwork: wholeNumber(environment, 'VISITOR_UPVOTES_PER_NETWORK', {
      fallback: 5,
      min: 0,
      max: 1_000_000,
    }),
    posts: {
      perDay: wholeNumber(environment, 'POSTS_PER_DAY', { fallback: 10, min: 0, max: 10_000 }),
      heldOfNewcomers: wholeNumber(environment, 'NEWCOMER_POSTS_HELD', {
        fallback: production ? 3 : 0,
        min: 0,
        max: 100,
      }),
    },
    support: {
      ticketsPerDay: wholeNumber(environment, 'TICKETS_PER_DAY', {
        fallback: 10,
        min: 0,
        max: 10_000,
      }),
      repliesPerHour: wholeNumber(environment, 'TICKET_REPLIES_PER_HOUR', {
        fallback: 60,
        min: 0,
        max: 10_000,
      }),
    },
    ld: {
      name: currencyName(environment['LD_NAME'] ?? 'LD$'),
      earningEnabled:
        oneOf('LD_EARNING_ENABLED', environment['LD_EARNING_ENABLED'] ?? '0', ['0', '1']) === '1',
      eraEnds: eraEnds(environment['LD_ERAS'] ?? '2019-12-30,2020-12-28'),
      starCutoff: moment('STAR_LD_CUTOFF', environment['STAR_LD_CUTOFF'] ?? '2021-07-01T00:00:00Z'),
    },
    ownPages: ownPages(environment, production),
    instagram: instagram(environment, production),
    mailServer: mailServer(environment['SMTP_URL'], environment['MAIL_FROM']),
    realtime: realtime(environment),
    s3: s3(environment),
    webhook: webhook(environment),
    providers: providers(environment, production),
    twitch: twitch(environment, production),
    demo: flags.includes('--demo') || (!production && !flags.includes('--no-demo')),
  }
}

/** Requests a minute, of each class. */
function rateLimits(environment: Environment): RateLimitFigures {
  const limit = (name: string, fallback: number) =>
    wholeNumber(environment, name, { fallback, min: 0, max: 10_000_000 })
  return {
    read: limit('RATE_LIMIT_READ', 600),
    search: limit('RATE_LIMIT_SEARCH', 120),
    write: limit('RATE_LIMIT_WRITE', 60),
    'sign-in': limit('RATE_LIMIT_SIGN_IN', 20),
    availability: limit('RATE_LIMIT_AVAILABILITY', 20),
    page: limit('RATE_LIMIT_PAGE', 300),
    picture: limit('RATE_LIMIT_PICTURE', 1200),
  }
}

/** Days in UTC, such as 2019-12-30. */
function eraEnds(text: string): readonly [Date, Date] {
  const [, second = '', third = ''] = /^(\d{4}-\d{2}-\d{2}),(\d{4}-\d{2}-\d{2})$/.exec(text) ?? []
  const ends = [new Date(second), new Date(third)] as const
  if (!(ends[0] < ends[1]))
    throw new WrongConfiguration(
      `LD_ERAS must be two days, the earlier first, such as 2019-12-30,2020-12-28, not "${text}".`,
    )
  return ends
}

function realtime(environment: Environment): RealtimeConfiguration {
  const sockets = (name: string, fallback: number) =>
    wholeNumber(environment, name, { fallback, min: 0, max: 1_000_000 })
  const requireOrigin = environment['REALTIME_REQUIRE_ORIGIN'] ?? '0'
  return {
    connections: sockets('REALTIME_CONNECTIONS', 10_000),
    perNetwork: sockets('REALTIME_CONNECTIONS_PER_NETWORK', 200),
    requireOrigin: oneOf('REALTIME_REQUIRE_ORIGIN', requireOrigin, ['0', '1']) === '1',
    hosted: hostedRealtime(environment),
    redisUrl: redisUrl(environment['REDIS_URL']),
  }
}

function wholeNumber(
  environment: Environment,
  name: string,
  { fallback, min, max }: { fallback: number; min: number; max: number },
) {
  const text = environment[name]
  if (text === undefined) return fallback
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= min && value <= max))
    throw new WrongConfiguration(
      `${name} must be a whole number from ${min} to ${max}, not "${text}".`,
    )
  return value
}

function siteName(text: string): string {
  if (plainLine(text) !== text || [...text].length > siteRules.nameMost)
    throw new WrongConfiguration(
      `SITE_NAME must be a line of up to ${siteRules.nameMost} characters, not "${text}".`,
    )
  return text
}

function currencyName(text: string): string {
  if (faultOfCurrency(text))
    throw new WrongConfiguration(
      `LD_NAME must be up to 10 letters, digits or signs of currencies, not "${text}".`,
    )
  return text
}

function moment(name: string, text: string): Date {
  const at = new Date(text)
  if (!/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) || Number.isNaN(at.getTime()))
    throw new WrongConfiguration(
      `${name} must be a moment like 2021-07-01T00:00:00Z, not "${text}".`,
    )
  return at
}

/** Of the launcher's making: nobody else sets it. */
function systemUser(text: string | undefined): SystemUser | undefined {
  if (text === undefined) return undefined
  const [, uid = 0, gid = 0] = /^(\d{1,10}):(\d{1,10})$/.exec(text)?.map(Number) ?? []
  if (uid === 0 || gid === 0)
    throw new WrongConfiguration(`LOADOUT_USER must be a user and a group, not "${text}".`)
  return { uid, gid }
}

function databaseUrl(text: string | undefined): string {
  const url = text === undefined ? null : URL.parse(text)
  if (
    url === null ||
    !/^postgres(?:ql)?:$/.test(url.protocol) ||
    url.pathname.length < 2 ||
    !isDecodable(url.href)
  ) {
    throw new WrongConfiguration(
      'DATABASE_URL must look like postgres://user:password@host:5432/database.',
    )
  }
  return url.href
}

function origin(text: string | undefined, production: boolean, port: number): string {
  if (text === undefined && production)
    throw new WrongConfiguration(
      'ORIGIN must be set in production, such as https://community.example.',
    )
  return urlOrigin('ORIGIN', text ?? `http://localhost:${port}`)
}

function apiHost(text: string): string {
  if (text === '/api') return text
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new WrongConfiguration(
      `API_HOST must be /api or a URL such as https://api.community.example/api, not "${text}".`,
    )
  return url.href.replace(/\/$/, '')
}

function secret(text: string | undefined, production: boolean): string {
  if (production && (text === undefined || text === DEVELOPMENT_SECRET || text.length < 32)) {
    throw new WrongConfiguration(
      'SECRET must be set in production to at least 32 random characters of your own.',
    )
  }
  return text ?? DEVELOPMENT_SECRET
}

const list = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** An address or a range in CIDR form; names and "true" would believe too much (checklist L08). */
function proxyAddress(text: string): string {
  const [address = '', bits, ...more] = text.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  const rangeIsFine =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most)
  if (isIP(address) === 0 || !rangeIsFine || more.length > 0)
    throw new WrongConfiguration(
      `TRUSTED_PROXIES must hold addresses or ranges such as 10.0.0.0/8, not "${text}".`,
    )
  return text
}

function oneOf(name: string, text: string, choices: readonly string[]): string {
  if (!choices.includes(text))
    throw new WrongConfiguration(`${name} must be one of ${choices.join(', ')}, not "${text}".`)
  return text
}

function language(locale: string | undefined): Language {
  const found = locale === undefined ? swedish : languageByLocale(locale)
  if (!found)
    throw new WrongConfiguration(
      `FALLBACK_LANGUAGE must be one of en, sv, pt, de, pl, ru, uk, not "${locale}".`,
    )
  return found
}
