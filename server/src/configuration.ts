import { isIP } from 'node:net'
import { languageByLocale, swedish, type Language } from '@loadout/contract/languages/languages.ts'
import type { RateLimitFigures } from './platform/http/rate-limits.ts'
import { isMailAddress } from './platform/mail/mail-address.ts'
import type { MailServer } from './platform/mail/mail-server.ts'
import type { S3Configuration } from './platform/media/s3-store.ts'
import type { RealtimeConfiguration } from './platform/realtime/realtime.ts'
import type { Webhook } from './webhook/send-published-news.ts'

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
  /** Whether readers' browsers keep an offline page. */
  serviceWorker: boolean
  rateLimits: RateLimitFigures
  fallbackLanguage: Language
  /** New members sign in only after they have followed the link they were mailed (AMB-17). */
  requireVerifiedEmail: boolean
  /** Upvotes that visitors of one network can give one article in a day; 0 is no limit (AMB-94). */
  visitorUpvotesPerNetwork: number
  /** None: mails stay where they are written, for staff to read. */
  mailServer: MailServer | undefined
  realtime: RealtimeConfiguration
  /** None: pictures that people send are kept in the data folder. */
  s3: S3Configuration | undefined
  /** None: nobody outside is told of news. */
  webhook: Webhook | undefined
  demo: boolean
}

/** A configuration that must not run: said in one line, without a stack. */
export class WrongConfiguration extends Error {
  override name = 'WrongConfiguration'
}

type Environment = Readonly<Record<string, string | undefined>>

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
    pageCacheSeconds: wholeNumber(environment, 'PAGE_CACHE_SECONDS', {
      fallback: development ? 0 : 60,
      min: 0,
      max: 3600,
    }),
    serviceWorker:
      oneOf('SERVICE_WORKER', environment['SERVICE_WORKER'] ?? 'on', ['on', 'off']) === 'on',
    rateLimits: {
      read: wholeNumber(environment, 'RATE_LIMIT_READ', { fallback: 600, min: 0, max: 10_000_000 }),
      search: wholeNumber(environment, 'RATE_LIMIT_SEARCH', {
        fallback: 120,
        min: 0,
        max: 10_000_000,
      }),
      write: wholeNumber(environment, 'RATE_LIMIT_WRITE', {
        fallback: 60,
        min: 0,
        max: 10_000_000,
      }),
      'sign-in': wholeNumber(environment, 'RATE_LIMIT_SIGN_IN', {
        fallback: 20,
        min: 0,
        max: 10_000_000,
      }),
      availability: wholeNumber(environment, 'RATE_LIMIT_AVAILABILITY', {
        fallback: 20,
        min: 0,
        max: 10_000_000,
      }),
      page: wholeNumber(environment, 'RATE_LIMIT_PAGE', { fallback: 300, min: 0, max: 10_000_000 }),
      picture: wholeNumber(environment, 'RATE_LIMIT_PICTURE', {
        fallback: 1200,
        min: 0,
        max: 10_000_000,
      }),
    },
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
    mailServer: mailServer(environment['SMTP_URL'], environment['MAIL_FROM']),
    realtime: {
      connections: wholeNumber(environment, 'REALTIME_CONNECTIONS', {
        fallback: 10_000,
        min: 0,
        max: 1_000_000,
      }),
      perNetwork: wholeNumber(environment, 'REALTIME_CONNECTIONS_PER_NETWORK', {
        fallback: 200,
        min: 0,
        max: 1_000_000,
      }),
      requireOrigin:
        oneOf('REALTIME_REQUIRE_ORIGIN', environment['REALTIME_REQUIRE_ORIGIN'] ?? '0', [
          '0',
          '1',
        ]) === '1',
      hosted: hostedRealtime(environment),
      redisUrl: redisUrl(environment['REDIS_URL']),
    },
    s3: s3(environment),
    webhook: webhook(environment),
    demo: flags.includes('--demo') || (!production && !flags.includes('--no-demo')),
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

/** A percent sign in a password must be written as %25. */
function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}

function origin(text: string | undefined, production: boolean, port: number): string {
  if (text === undefined && production)
    throw new WrongConfiguration(
      'ORIGIN must be set in production, such as https://community.example.',
    )
  return urlOrigin('ORIGIN', text ?? `http://localhost:${port}`)
}

function urlOrigin(name: string, text: string): string {
  const url = URL.parse(text)
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    (url.pathname !== '/' && url.pathname !== '')
  ) {
    throw new WrongConfiguration(
      `${name} must be an origin such as https://community.example, not "${text}".`,
    )
  }
  return url.origin
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

function mailServer(smtpUrl: string | undefined, from: string | undefined): MailServer | undefined {
  const sender = from === undefined ? undefined : mailSender(from)
  if (smtpUrl === undefined) return undefined
  const url = URL.parse(smtpUrl)
  const isPlain = url !== null && url.pathname.length < 2 && url.search === '' && url.hash === ''
  if (
    !isPlain ||
    !/^smtps?:$/.test(url.protocol) ||
    url.hostname === '' ||
    !isDecodable(url.href) ||
    (url.username === '') !== (url.password === '')
  ) {
    throw new WrongConfiguration(
      'SMTP_URL must look like smtp://user:password@mail.example:587, or smtps:// for TLS from the start.',
    )
  }
  if (!sender)
    throw new WrongConfiguration(
      'MAIL_FROM must be set beside SMTP_URL, such as no-reply@community.example.',
    )
  const isEncrypted = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (isEncrypted ? 465 : 587) : Number(url.port),
    isEncrypted,
    ...(url.username === ''
      ? {}
      : { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) }),
    from: sender,
  }
}

/** An address, alone or behind a name: `Loadout <no-reply@community.example>`. */
function mailSender(text: string): MailServer['from'] {
  const [, name = '', address = ''] = /^([^<>"\p{Cc}]*)<([^<>]*)>$/u.exec(text) ?? []
  const sender = address === '' ? { name: '', address: text } : { name: name.trim(), address }
  if (!isMailAddress(sender.address))
    throw new WrongConfiguration(
      'MAIL_FROM must be an address such as no-reply@community.example or Loadout <no-reply@community.example>.',
    )
  return sender
}

/**
 * A service that speaks the Pusher protocol: all of its three or none. `PUSHER_HOST` is for one
 * that is not Pusher's own.
 */
function hostedRealtime(environment: Environment): RealtimeConfiguration['hosted'] {
  const {
    PUSHER_APP_ID: id,
    PUSHER_APP_KEY: key,
    PUSHER_APP_SECRET: appSecret,
    PUSHER_APP_CLUSTER: cluster = 'eu',
    PUSHER_HOST: host,
  } = environment
  if (id === undefined && key === undefined && appSecret === undefined) return undefined
  if (!/^\w+$/.test(id ?? '') || !/^\w+$/.test(key ?? '') || appSecret === undefined)
    throw new WrongConfiguration(
      'PUSHER_APP_ID, PUSHER_APP_KEY and PUSHER_APP_SECRET must all be set, or none.',
    )
  if (!/^[a-z0-9-]{1,20}$/.test(cluster))
    throw new WrongConfiguration(
      `PUSHER_APP_CLUSTER must be the name of a cluster such as eu, not "${cluster}".`,
    )
  const socketHost = host === undefined ? undefined : urlOrigin('PUSHER_HOST', host)
  return {
    app: { id: id as string, key: key as string, secret: appSecret },
    cluster,
    socketHost,
    apiHost: socketHost ?? `https://api-${cluster}.pusher.com`,
  }
}

/**
 * A bucket for pictures. Its address may be that of Amazon or of any other store; it names the
 * bucket in its path or in its host.
 */
function s3(environment: Environment): S3Configuration | undefined {
  const {
    S3_BUCKET_URL: bucket,
    S3_PUBLIC_URL: publicUrl,
    S3_REGION: region = 'us-east-1',
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = environment
  if (bucket === undefined && accessKeyId === undefined && secretAccessKey === undefined)
    return undefined
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    throw new WrongConfiguration(
      'S3_BUCKET_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must all be set, or none.',
    )
  const bucketUrl = plainUrl('S3_BUCKET_URL', bucket)
  return {
    bucketUrl,
    publicUrl: publicUrl === undefined ? bucketUrl : plainUrl('S3_PUBLIC_URL', publicUrl),
    region,
    accessKeyId,
    secretAccessKey,
  }
}

function plainUrl(name: string, text: string): string {
  const url = URL.parse(text)
  const isPlain =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.search === '' &&
    url.hash === '' &&
    url.username === '' &&
    url.password === ''
  if (!isPlain)
    throw new WrongConfiguration(
      `${name} must be a URL such as https://s3.example/pictures, not "${text}".`,
    )
  return url.href.replace(/\/$/, '')
}

/** Addresses of chats are secrets, so it is not repeated. */
function webhook({ WEBHOOK_URL: url, WEBHOOK_SECRET }: Environment): Webhook | undefined {
  if (url === undefined) return undefined
  const parsed = URL.parse(url)
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password)
    throw new WrongConfiguration(
      'WEBHOOK_URL must be a URL such as https://chat.example/hooks/5, without a user.',
    )
  return {
    url: parsed.href,
    key: WEBHOOK_SECRET === undefined ? undefined : webhookKey(WEBHOOK_SECRET),
  }
}

/** In the form of Standard Webhooks, which their libraries take as it is. */
function webhookKey(given: string): Buffer {
  const [, text = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(given) ?? []
  const key = Buffer.from(text, 'base64')
  if (key.length < 24 || key.length > 64)
    throw new WrongConfiguration('WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64.')
  return key
}

/** The address may hold a password, so it is not repeated. */
function redisUrl(text: string | undefined): string | undefined {
  if (text === undefined || (/^rediss?:\/\//.test(text) && URL.canParse(text))) return text
  throw new WrongConfiguration('REDIS_URL must look like redis://user:password@host:6379.')
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
