import { isIP } from 'node:net'
import {
  isDecodable,
  readSwitch,
  oneOf,
  urlOrigin,
  wholeNumber,
  WrongConfiguration,
  type Environment,
} from './configuration-values.ts'
import type { RateLimitFigures } from './platform/http/rate-limits.ts'

export type SystemUser = { uid: number; gid: number }

/** How a process listens, answers and remembers. */
export type ServerConfiguration = {
  databaseUrl: string
  databaseConnections: number
  /** Whether it takes the place of one that ended without having been asked to. */
  restarted: boolean
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
  /** How much of kept pages fits in memory. */
  pageCacheMegabytes: number
  /** How long what many pages show alike is kept for those that are made. */
  sharedAnswerSeconds: number
  /** Whether readers' browsers keep an offline page. */
  serviceWorker: boolean
  rateLimits: RateLimitFigures
}

export const DEVELOPMENT_SECRET = 'loadout-development-secret'
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

export type Mode = { production: boolean; development: boolean }

export function serverConfiguration(
  environment: Environment,
  { production, development }: Mode,
): ServerConfiguration {
  const port = wholeNumber(environment, 'PORT', { fallback: 3000, min: 0, max: 65_535 })
  const logLevel = environment['LOG_LEVEL'] ?? (production ? 'info' : 'warn')
  return {
    databaseUrl: databaseUrl(environment['DATABASE_URL']),
    databaseConnections: wholeNumber(environment, 'DATABASE_CONNECTIONS', {
      fallback: 10,
      min: 1,
      max: 200,
    }),
    restarted: environment['LOADOUT_RESTARTED'] === '1',
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
    logLevel: oneOf('LOG_LEVEL', logLevel, LOG_LEVELS),
    metricsToken: environment['METRICS_TOKEN'],
    ...pageCache(environment, development),
    serviceWorker: readSwitch(environment, 'SERVICE_WORKER', true),
    rateLimits: rateLimits(environment),
  }
}

function pageCache(environment: Environment, development: boolean) {
  const pageCacheSeconds = wholeNumber(environment, 'PAGE_CACHE_SECONDS', {
    fallback: development ? 0 : 60,
    min: 0,
    max: 3600,
  })
  const pageCacheMegabytes = wholeNumber(environment, 'PAGE_CACHE_MEGABYTES', {
    fallback: 48,
    min: 0,
    max: 4096,
  })
  // A page is as old as its oldest part, so the parts are younger by far than pages may become.
  const sharedAnswerSeconds = wholeNumber(environment, 'SHARED_ANSWER_SECONDS', {
    fallback: Math.min(10, Math.floor(pageCacheSeconds / 6)),
    min: 0,
    max: 60,
  })
  return { pageCacheSeconds, pageCacheMegabytes, sharedAnswerSeconds }
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
  const max = isIP(address) === 6 ? 128 : 32
  const rangeIsFine =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= max)
  if (isIP(address) === 0 || !rangeIsFine || more.length > 0)
    throw new WrongConfiguration(
      `TRUSTED_PROXIES must hold addresses or ranges such as 10.0.0.0/8, not "${text}".`,
    )
  return text
}
