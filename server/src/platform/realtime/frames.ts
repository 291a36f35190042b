import { z } from 'zod'

/**
 * Channel names of the Pusher protocol. Nothing in them could end a name early or start another
 * (checklist K02).
 */
const CHANNEL_NAME = /^[A-Za-z0-9_\-=@,.;]+$/
const CHANNEL_NAME_MAX = 164

export const isChannelName = (name: string) =>
  name.length <= CHANNEL_NAME_MAX && CHANNEL_NAME.test(name)
export const isPrivate = (channel: string) => channel.startsWith('private-')
/** Kinds of channels that the protocol has and the site does not. */
export const isUnknownKind = (channel: string) =>
  /^(?:presence-|private-encrypted-|cache-|private-cache-)/.test(channel)

/**
 * Why a connection is closed; the hundred says what the client does then (never, after a pause, at
 * once).
 */
export const Close = {
  /** No application with that key. */
  UnknownApp: 4001,
  UnknownProtocol: 4007,
  BrokenMessage: 4090,
  /** For whoever was signed out: come back in a second, as who you are then. */
  Unsubscribed: 4100,
  TooManyMessages: 4190,
  Restarting: 4200,
  NoPong: 4201,
} as const

/** What an error that closes nothing is about. */
export const CLIENT_EVENT_REFUSED = 4301

/** One message to a socket; what an event carries travels as a text within the text. */
export const frame = (event: string, data: string, channel?: string) =>
  JSON.stringify(channel === undefined ? { event, data } : { event, channel, data })

export const establishedFrame = (socketId: string, activitySeconds: number) =>
  frame(
    'pusher:connection_established',
    JSON.stringify({ socket_id: socketId, activity_timeout: activitySeconds }),
  )

export const errorFrame = (code: number, message: string) =>
  JSON.stringify({ event: 'pusher:error', data: { code, message } })

export const subscriptionErrorFrame = (channel: string, status: number, error: string) =>
  frame('pusher:subscription_error', JSON.stringify({ type: 'AuthError', error, status }), channel)

const name = z.string().max(200)
const messageSchema = z.union([
  z.object({
    event: z.literal('pusher:subscribe'),
    data: z.object({ channel: name, auth: z.string().max(200).nullish() }),
  }),
  z.object({ event: z.literal('pusher:unsubscribe'), data: z.object({ channel: name }) }),
  z.object({ event: z.enum(['pusher:ping', 'pusher:pong']) }),
])
export type Message = z.infer<typeof messageSchema>

const anyMessage = z.object({ event: name })

/**
 * What a socket says: a message that is known, the name of one that is not, or undefined for what
 * is no message (checklist K06).
 */
export function readMessage(text: string): Message | { unknown: string } | undefined {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return undefined
  }
  const known = messageSchema.safeParse(json)
  if (known.success) return known.data
  const any = anyMessage.safeParse(json)
  if (!any.success || /^pusher:(?:subscribe|unsubscribe)$/.test(any.data.event)) return undefined
  return { unknown: any.data.event }
}
