import type { ChannelKind, EventOf, Events } from '@loadout/contract/platform/channel.ts'
import type { RealtimeAddress } from '@loadout/contract/platform/page.ts'
import { loadChunk } from '../load-chunk.ts'
import { pageVisible } from '../call/page-visible.ts'
import type { Credentials } from '../session/credentials.ts'
import type { Connection } from './connection.ts'

export type RealtimePlace = { realtime: RealtimeAddress; apiHost: string }

type Listener = { pattern: string; event: string; handler: (payload: never) => void }

/** The name under which listeners hear that a channel was joined, the first time or again. */
const JOINED = 'pusher:subscription_succeeded'

const listeners = new Set<Listener>()
/** Channels that have been joined before. */
const joined = new Set<string>()
/** Channels that what the page shows has, beside everybody's and the member's: their patterns. */
const ofPage = new Map<string, string>()
let place: RealtimePlace | undefined
let who: Credentials | undefined
let opening: Promise<Connection> | undefined

function listen(listener: Listener) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Hears an event of a channel, of the member's own where there is one each. Each is heard once.
 * Answers how to stop.
 */
export const subscribe = <E extends Events, Name extends keyof E & string>(
  kind: Pick<ChannelKind<string, E>, 'pattern' | 'events'>,
  event: Name,
  handler: (payload: EventOf<E, Name>) => void,
) => listen({ pattern: kind.pattern, event, handler })

/**
 * Hears that a channel is heard from now on, at first and after every break: what was said before
 * is to be asked for (checklist K09).
 */
export const onJoined = ({ pattern }: { readonly pattern: string }, handler: () => void) =>
  listen({ pattern, event: JOINED, handler })

/** Whether a channel has been joined before somebody came to listen: `onJoined` tells of later. */
export const isJoined = ({ pattern }: { readonly pattern: string }): boolean => joined.has(pattern)

const deliver = (pattern: string, event: string, payload: unknown) => {
  if (event === JOINED) joined.add(pattern)
  for (const listener of listeners)
    if (listener.pattern === pattern && listener.event === event) listener.handler(payload as never)
}

/**
 * Joins a channel of which there are many, such as that of a poll, for as long as the page shows
 * what it is about. Answers how to leave it.
 */
export const joinChannel = (kind: ChannelKind<`${string}{id}`>, id: number): (() => void) =>
  join(kind.pattern, kind(id).name)

/** The same of a channel that there is once, and that not every page hears. */
export const joinSingleChannel = ({ pattern }: { readonly pattern: string }): (() => void) =>
  join(pattern, pattern)

function join(pattern: string, name: string): () => void {
  ofPage.set(name, pattern)
  void opening?.then((connection) => connection.join(pattern, name), noConnection)
  return () => {
    ofPage.delete(name)
    void opening?.then((connection) => connection.leave(name), noConnection)
  }
}

/** Whoever opens the next one joins what the page shows then. */
const noConnection = () => undefined

function openAt(at: RealtimePlace, { openConnection }: typeof import('./connection.ts')) {
  const connection = openConnection(at, deliver)
  for (const [name, pattern] of ofPage) connection.join(pattern, name)
  return connection
}

/** Once, before anybody connects. */
export const startRealtime = (at: RealtimePlace) => {
  place = at
}

/**
 * Opens the connection, or changes whose it is: a member hears their private channel, a visitor
 * only what everybody does (ACC-09). A page that no visitor looks at waits until one does.
 */
export function connectAs(credentials: Credentials | undefined) {
  who = credentials
  if (who || opening) void open()
  else void pageVisible().then(open)
}

async function open() {
  if (!place) return
  const at = place
  opening ??= loadChunk(() => import('./connection.ts')).then((module) => openAt(at, module))
  try {
    ;(await opening).authenticateAs(who)
  } catch {
    // The page lives without; the next one to sign in tries again.
    opening = undefined
  }
}
