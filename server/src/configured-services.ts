import { isMailAddress } from './platform/mail/mail-address.ts'
import type { MailServer } from './platform/mail/mail-server.ts'
import type { S3Configuration } from './platform/media/s3-store.ts'
import type { RealtimeConfiguration } from './platform/realtime/realtime.ts'
import type { Webhook } from './webhook/send-published-news.ts'
import {
  isDecodable,
  readSwitch,
  urlOrigin,
  wholeNumber,
  WrongConfiguration,
  type Environment,
} from './configuration-values.ts'

export function readMailServer(
  smtpUrl: string | undefined,
  from: string | undefined,
): MailServer | undefined {
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
  const usualPort = isEncrypted ? 465 : 587
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? usualPort : Number(url.port),
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

export function readRealtime(environment: Environment): RealtimeConfiguration {
  const sockets = (name: string, fallback: number) =>
    wholeNumber(environment, name, { fallback, min: 0, max: 1_000_000 })
  return {
    connections: sockets('REALTIME_CONNECTIONS', 10_000),
    perNetwork: sockets('REALTIME_CONNECTIONS_PER_NETWORK', 200),
    requireOrigin: readSwitch(environment, 'REALTIME_REQUIRE_ORIGIN', false),
    hosted: hostedRealtime(environment),
    redisUrl: redisUrl(environment['REDIS_URL']),
  }
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
export function readS3(environment: Environment): S3Configuration | undefined {
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
export function readWebhook({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET,
}: Environment): Webhook | undefined {
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
  if (text === undefined) return undefined
  const url = /^rediss?:\/\//.test(text) ? URL.parse(text) : null
  // Its databases have numbers instead of names.
  if (url !== null && /^\/?\d*$/.test(url.pathname) && isDecodable(url.href)) return text
  throw new WrongConfiguration(
    'REDIS_URL must look like redis://user:password@host:6379 or redis://host:6379/1.',
  )
}
