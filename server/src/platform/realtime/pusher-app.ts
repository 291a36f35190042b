import { createHash, createHmac } from 'node:crypto'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { isSameSecret } from '../is-same-secret.ts'

/**
 * An application in the words of the Pusher protocol: browsers know the key, only servers the
 * secret.
 */
export type PusherApp = { id: string; key: string; secret: string }

const derived = (secret: string, purpose: string) =>
  createHmac('sha256', secret).update(`realtime ${purpose}`).digest('hex')

/** The site's own, made of its secret, so that nothing has to be set up and all processes agree. */
export const ownApp = (secret: string): PusherApp => ({
  id: String(Number.parseInt(derived(secret, 'app id').slice(0, 8), 16)),
  key: derived(secret, 'key').slice(0, 20),
  secret: derived(secret, 'secret').slice(0, 40),
})

const hmac = ({ secret }: PusherApp, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

/**
 * What a socket shows to subscribe to a private channel: good for this socket and this channel
 * (checklist K03).
 */
export const channelAuth = (app: PusherApp, socketId: string, channel: string) =>
  `${app.key}:${hmac(app, `${socketId}:${channel}`)}`

type Signed = { socketId: string; channel: string; userId: number }

/** The same for the sockets of this site, which learn by it whose they are (checklist K04). */
export const memberAuth = (app: PusherApp, { socketId, channel, userId }: Signed) =>
  `${app.key}:${userId}.${hmac(app, `${socketId}:${channel}:${userId}`)}`

/**
 * For whom it was signed, or undefined when it is no signature for this socket and this channel.
 * Another program with the secret signs as its library does, for nobody that is known here.
 */
export function readAuth(
  app: PusherApp,
  auth: string,
  { socketId, channel }: Omit<Signed, 'userId'>,
): { userId: number | undefined } | undefined {
  const userId = parseId(auth.slice(`${app.key}:`.length).split('.', 1)[0])
  const right =
    userId === undefined
      ? channelAuth(app, socketId, channel)
      : memberAuth(app, { socketId, channel, userId })
  return isSameSecret(auth, right) ? { userId } : undefined
}

/**
 * The query that signs a request to the HTTP API of the protocol, names in order and values as they
 * are.
 */
export function signedQuery(
  app: PusherApp,
  { method, path, body, at }: { method: 'GET' | 'POST'; path: string; body: string; at: Date },
): string {
  const query = {
    auth_key: app.key,
    auth_timestamp: String(Math.floor(at.getTime() / 1000)),
    auth_version: '1.0',
    ...(body === '' ? {} : { body_md5: md5(body) }),
  }
  const unsigned = Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return `${unsigned}&auth_signature=${hmac(app, [method, path, unsigned].join('\n'))}`
}

const LONGEST_AGE_SECONDS = 600

/** Whether a request to the HTTP API comes from somebody with the secret, and is not old. */
export function isSigned(
  app: PusherApp,
  { method, path, query, at }: { method: string; path: string; query: URLSearchParams; at: Date },
): boolean {
  const signature = query.get('auth_signature') ?? ''
  const age = at.getTime() / 1000 - Number(query.get('auth_timestamp') ?? Number.NaN)
  const signed = [...query]
    .filter(([name]) => name !== 'auth_signature')
    .map(([name, value]) => [name.toLowerCase(), value] as const)
  const text = signed
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return (
    isSameSecret(signature, hmac(app, [method, path, text].join('\n'))) &&
    query.get('auth_key') === app.key &&
    Math.abs(age) <= LONGEST_AGE_SECONDS
  )
}

/** Whether a body is the one that a signed query names. */
export const isSignedBody = (query: URLSearchParams, body: string): boolean =>
  isSameSecret(query.get('body_md5') ?? '', md5(body))

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
