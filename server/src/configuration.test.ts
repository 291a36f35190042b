import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { WrongConfiguration } from './configuration-values.ts'

const DATABASE_URL = 'postgres://loadout:secret@127.0.0.1:5432/loadout'
const development = { DATABASE_URL }
const production = {
  DATABASE_URL,
  NODE_ENV: 'production',
  ORIGIN: 'https://community.example',
  SECRET: 'x'.repeat(32),
}

test.each<{ environment: Record<string, string>; message: string }>([
  {
    environment: { DATABASE_URL: '' },
    message: 'DATABASE_URL must look like postgres://user:password@host:5432/database.',
  },
  {
    environment: { DATABASE_URL: 'localhost' },
    message: 'DATABASE_URL must look like postgres://user:password@host:5432/database.',
  },
  {
    environment: { DATABASE_URL: 'mysql://a:b@localhost/x' },
    message: 'DATABASE_URL must look like postgres://user:password@host:5432/database.',
  },
  {
    environment: { DATABASE_URL: 'postgres://localhost' },
    message: 'DATABASE_URL must look like postgres://user:password@host:5432/database.',
  },
  {
    environment: { DATABASE_URL: 'postgres://a:50%@localhost/x' },
    message: 'DATABASE_URL must look like postgres://user:password@host:5432/database.',
  },
  {
    environment: { PORT: 'http' },
    message: 'PORT must be a whole number from 0 to 65535, not "http".',
  },
  {
    environment: { PORT: '65536' },
    message: 'PORT must be a whole number from 0 to 65535, not "65536".',
  },
  {
    environment: { PORT: '-1' },
    message: 'PORT must be a whole number from 0 to 65535, not "-1".',
  },
  {
    environment: { PORT: '3000.5' },
    message: 'PORT must be a whole number from 0 to 65535, not "3000.5".',
  },
  {
    environment: { DATABASE_CONNECTIONS: '0' },
    message: 'DATABASE_CONNECTIONS must be a whole number from 1 to 200, not "0".',
  },
  {
    environment: { PAGE_CACHE_SECONDS: '9999' },
    message: 'PAGE_CACHE_SECONDS must be a whole number from 0 to 3600, not "9999".',
  },
  {
    environment: { RATE_LIMIT_READ: 'many' },
    message: 'RATE_LIMIT_READ must be a whole number from 0 to 10000000, not "many".',
  },
  {
    environment: { RATE_LIMIT_SEARCH: '-5' },
    message: 'RATE_LIMIT_SEARCH must be a whole number from 0 to 10000000, not "-5".',
  },
  {
    environment: { RATE_LIMIT_PAGE: '1e9' },
    message: 'RATE_LIMIT_PAGE must be a whole number from 0 to 10000000, not "1e9".',
  },
  {
    environment: { RATE_LIMIT_PICTURE: '99999999' },
    message: 'RATE_LIMIT_PICTURE must be a whole number from 0 to 10000000, not "99999999".',
  },
  {
    environment: { ORIGIN: 'community.example' },
    message: 'ORIGIN must be an origin such as https://community.example, not "community.example".',
  },
  {
    environment: { ORIGIN: 'https://community.example/forum' },
    message:
      'ORIGIN must be an origin such as https://community.example, not "https://community.example/forum".',
  },
  {
    environment: { ORIGIN: 'ftp://community.example' },
    message:
      'ORIGIN must be an origin such as https://community.example, not "ftp://community.example".',
  },
  {
    environment: { API_HOST: 'api' },
    message: 'API_HOST must be /api or a URL such as https://api.community.example/api, not "api".',
  },
  {
    environment: { API_HOST: 'javascript:alert(1)' },
    message:
      'API_HOST must be /api or a URL such as https://api.community.example/api, not "javascript:alert(1)".',
  },
  {
    environment: { CORS_ORIGINS: '*' },
    message: 'CORS_ORIGINS must be an origin such as https://community.example, not "*".',
  },
  {
    environment: { CORS_ORIGINS: 'https://a.example,null' },
    message: 'CORS_ORIGINS must be an origin such as https://community.example, not "null".',
  },
  {
    environment: { TRUSTED_PROXIES: 'true' },
    message: 'TRUSTED_PROXIES must hold addresses or ranges such as 10.0.0.0/8, not "true".',
  },
  {
    environment: { TRUSTED_PROXIES: 'proxy.example' },
    message:
      'TRUSTED_PROXIES must hold addresses or ranges such as 10.0.0.0/8, not "proxy.example".',
  },
  {
    environment: { TRUSTED_PROXIES: '0.0.0.0/0' },
    message: 'TRUSTED_PROXIES must hold addresses or ranges such as 10.0.0.0/8, not "0.0.0.0/0".',
  },
  {
    environment: { TRUSTED_PROXIES: '10.0.0.0/33' },
    message: 'TRUSTED_PROXIES must hold addresses or ranges such as 10.0.0.0/8, not "10.0.0.0/33".',
  },
  {
    environment: { LOG_LEVEL: 'verbose' },
    message:
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "verbose".',
  },
  {
    environment: { SERVICE_WORKER: 'false' },
    message: 'SERVICE_WORKER must be one of on, off, 1, 0, not "false".',
  },
  ...[
    'mail.example',
    'http://mail.example',
    'smtp://',
    'smtp://user@mail.example',
    'smtp://:hunter22@mail.example',
    'smtp://user:50%@mail.example',
    'smtp://mail.example/box',
    'smtp://mail.example?pool=true',
  ].map((SMTP_URL) => ({
    environment: { SMTP_URL, MAIL_FROM: 'a@b.example' },
    message:
      'SMTP_URL must look like smtp://user:password@mail.example:587, or smtps:// for TLS from the start.',
  })),
  {
    environment: { SMTP_URL: 'smtp://mail.example' },
    message: 'MAIL_FROM must be set beside SMTP_URL, such as no-reply@community.example.',
  },
  ...[
    'Loadout',
    'Loadout <>',
    'a@b.example, c@d.example',
    'Lo\nadout <a@b.example>',
    'a@b.example\r\nBcc: c@d.example',
    '<a@b.example> x',
  ].map((MAIL_FROM) => ({
    environment: { MAIL_FROM },
    message:
      'MAIL_FROM must be an address such as no-reply@community.example or Loadout <no-reply@community.example>.',
  })),
  {
    environment: { FALLBACK_LANGUAGE: 'fr' },
    message: 'FALLBACK_LANGUAGE must be one of en, sv, pt, de, pl, ru, uk, not "fr".',
  },
  {
    environment: { REALTIME_CONNECTIONS: '-1' },
    message: 'REALTIME_CONNECTIONS must be a whole number from 0 to 1000000, not "-1".',
  },
  {
    environment: { REALTIME_CONNECTIONS_PER_NETWORK: 'few' },
    message:
      'REALTIME_CONNECTIONS_PER_NETWORK must be a whole number from 0 to 1000000, not "few".',
  },
  {
    environment: { REALTIME_REQUIRE_ORIGIN: 'yes' },
    message: 'REALTIME_REQUIRE_ORIGIN must be one of on, off, 1, 0, not "yes".',
  },
  {
    environment: { PUSHER_APP_KEY: 'key' },
    message: 'PUSHER_APP_ID, PUSHER_APP_KEY and PUSHER_APP_SECRET must all be set, or none.',
  },
  {
    environment: { PUSHER_APP_ID: '5', PUSHER_APP_KEY: 'a/b', PUSHER_APP_SECRET: 'x' },
    message: 'PUSHER_APP_ID, PUSHER_APP_KEY and PUSHER_APP_SECRET must all be set, or none.',
  },
  {
    environment: {
      PUSHER_APP_ID: '5',
      PUSHER_APP_KEY: 'a',
      PUSHER_APP_SECRET: 'x',
      PUSHER_APP_CLUSTER: 'eu.evil.example/',
    },
    message: 'PUSHER_APP_CLUSTER must be the name of a cluster such as eu, not "eu.evil.example/".',
  },
  {
    environment: {
      PUSHER_APP_ID: '5',
      PUSHER_APP_KEY: 'a',
      PUSHER_APP_SECRET: 'x',
      PUSHER_HOST: 'pusher.example',
    },
    message:
      'PUSHER_HOST must be an origin such as https://community.example, not "pusher.example".',
  },
  ...['chat', 'ftp://chat.example', 'https://me:secret@chat.example'].map((WEBHOOK_URL) => ({
    environment: { WEBHOOK_URL },
    message: 'WEBHOOK_URL must be a URL such as https://chat.example/hooks/5, without a user.',
  })),
  ...['secret', 'whsec_c2hvcnQ=', 'whsec_no base64 at all, however long it is'].map(
    (WEBHOOK_SECRET) => ({
      environment: { WEBHOOK_URL: 'https://chat.example', WEBHOOK_SECRET },
      message: 'WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64.',
    }),
  ),
  ...['facebook.com/nw', 'https://www.facebook.com', 'https://facebook.com.evil.example/nw'].map(
    (FACEBOOK_PAGE) => ({
      environment: { FACEBOOK_PAGE },
      message: `FACEBOOK_PAGE must be an address such as https://www.facebook.com/loadout.example, not "${FACEBOOK_PAGE}".`,
    }),
  ),
  {
    environment: { S3_BUCKET_URL: 'https://s3.example/pictures' },
    message: 'S3_BUCKET_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must all be set, or none.',
  },
  ...[
    'pictures',
    'ftp://s3.example/pictures',
    'https://key:secret@s3.example/pictures',
    'https://s3.example/pictures?x=1',
  ].map((S3_BUCKET_URL) => ({
    environment: { S3_BUCKET_URL, S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
    message: `S3_BUCKET_URL must be a URL such as https://s3.example/pictures, not "${S3_BUCKET_URL}".`,
  })),
  ...['localhost:6379', 'redis://:50%@localhost', 'redis://localhost/abc'].map((REDIS_URL) => ({
    environment: { REDIS_URL },
    message: 'REDIS_URL must look like redis://user:password@host:6379 or redis://host:6379/1.',
  })),
  ...['prod', 'Production', 'production '].map((NODE_ENV) => ({
    environment: { NODE_ENV },
    message: `NODE_ENV must be one of production, development, test, not "${NODE_ENV}".`,
  })),
])('O09 a wrong setting is refused: $message', ({ environment, message }) => {
  expect(() => readConfiguration({ ...development, ...environment })).toThrow(
    new WrongConfiguration(message),
  )
})

const SECRET = 'SECRET must be set in production to at least 32 random characters of your own.'

test.each<{ change: Record<string, string | undefined>; message: string }>([
  { change: { SECRET: undefined }, message: SECRET },
  { change: { SECRET: '' }, message: SECRET },
  { change: { SECRET: 'loadout-development-secret' }, message: SECRET },
  { change: { SECRET: 'x'.repeat(31) }, message: SECRET },
  {
    change: { ORIGIN: undefined },
    message: 'ORIGIN must be set in production, such as https://community.example.',
  },
  { change: { LOADOUT_DEV: '1' }, message: 'LOADOUT_DEV must not be set in production.' },
])('O09 a production site with $change is refused: $message', ({ change, message }) => {
  expect(() => readConfiguration({ ...production, ...change })).toThrow(
    new WrongConfiguration(message),
  )
})

test('O09 what is refused does not repeat the password of the database, of the mail server or the secret', () => {
  const wrong = [
    { DATABASE_URL: 'mysql://loadout:hunter22@host/x' },
    { ...production, SECRET: 'hunter22' },
    { ...development, SMTP_URL: 'http://user:hunter22@host' },
  ]
  for (const environment of wrong) {
    expect(() => readConfiguration(environment)).toThrow(
      expect.objectContaining({
        message: expect.not.stringContaining('hunter22') as unknown,
      }) as Error,
    )
  }
})

test('O09 an empty variable counts as none', () => {
  const empty = Object.fromEntries(
    [
      'HOST',
      'PORT',
      'ORIGIN',
      'API_HOST',
      'CORS_ORIGINS',
      'TRUSTED_PROXIES',
      'LOG_LEVEL',
      'METRICS_TOKEN',
      'LOADOUT_DATA',
      'PAGE_CACHE_SECONDS',
      'PAGE_CACHE_MEGABYTES',
      'SHARED_ANSWER_SECONDS',
      'SERVICE_WORKER',
      'RATE_LIMIT_READ',
      'FALLBACK_LANGUAGE',
      'SECRET',
      'NODE_ENV',
      'SMTP_URL',
      'MAIL_FROM',
    ].map((name) => [name, '']),
  )

  expect(readConfiguration({ ...development, ...empty })).toEqual(readConfiguration(development))
})

test('O09 a site needs nothing but its database, and trusts nobody', () => {
  expect(readConfiguration(development)).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    origin: 'http://localhost:3000',
    apiHost: '/api',
    trustedProxies: [],
    corsOrigins: new Set(),
    metricsToken: undefined,
    pageCacheSeconds: 60,
    pageCacheMegabytes: 48,
    sharedAnswerSeconds: 10,
    serviceWorker: true,
    rateLimits: {
      read: 600,
      search: 120,
      write: 60,
      'sign-in': 20,
      availability: 20,
      page: 300,
      picture: 1200,
    },
    fallbackLanguage: { locale: 'sv' },
    mailServer: undefined,
    requireVerifiedEmail: false,
    visitorUpvotesPerNetwork: 5,
    posts: { perDay: 10, heldOfNewcomers: 0 },
    support: { ticketsPerDay: 10, repliesPerHour: 60 },
    demo: true,
    logLevel: 'warn',
  })
  expect(readConfiguration(production)).toMatchObject({
    production: true,
    host: '0.0.0.0',
    origin: 'https://community.example',
    demo: false,
    logLevel: 'info',
  })
})

test.each([
  {
    SMTP_URL: 'smtp://mail.example',
    server: {
      host: 'mail.example',
      port: 587,
      isEncrypted: false,
      from: { name: '', address: 'a@b.example' },
    },
  },
  {
    SMTP_URL: 'smtp://[::1]:2525/',
    MAIL_FROM: 'Loadout <a@b.example>',
    server: {
      host: '::1',
      port: 2525,
      isEncrypted: false,
      from: { name: 'Loadout', address: 'a@b.example' },
    },
  },
  {
    SMTP_URL: 'smtps://a%40b:p%3Ass%25@mail.example',
    server: {
      host: 'mail.example',
      port: 465,
      isEncrypted: true,
      user: 'a@b',
      password: 'p:ss%',
      from: { name: '', address: 'a@b.example' },
    },
  },
])('mail goes through $SMTP_URL', ({ server, ...environment }) => {
  expect(
    readConfiguration({ ...development, MAIL_FROM: 'a@b.example', ...environment }).mailServer,
  ).toEqual(server)
})

test.each([
  { environment: development, flags: [], demo: true },
  { environment: { ...development, NODE_ENV: 'development' }, flags: [], demo: true },
  { environment: { ...development, NODE_ENV: 'test' }, flags: [], demo: true },
  { environment: development, flags: ['--no-demo'], demo: false },
  { environment: production, flags: [], demo: false },
  { environment: production, flags: ['--demo'], demo: true },
])(
  'a site of $environment.NODE_ENV started with $flags has the demo community: $demo',
  ({ environment, flags, demo }) => {
    expect(readConfiguration(environment, flags).demo).toBe(demo)
  },
)
