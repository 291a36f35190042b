import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Channel, EventOf, Events } from '@loadout/contract/platform/channel.ts'
import type { Db } from '../db/database.ts'
import { deleteInBatches } from '../db/delete-in-batches.ts'
import type { Message } from '../db/broadcasts.ts'
import { fitsNotify } from '../db/fits-notify.ts'
import { prepared, preparedPipelined, type Blanks } from '../db/prepared.ts'

/** Where PostgreSQL tells processes of events. */
export const EVENTS = 'loadout_events'

/**
 * Tells everybody on a channel of something, when the transaction is through and not if it is
 * rolled back.
 */
export type Announce = <E extends Events, Name extends keyof E & string>(
  channel: Channel<E>,
  event: Name,
  payload: EventOf<E, Name>,
) => Promise<void>

/** What the outbox needs of a unit of work. */
type Transaction = {
  tx: Db
  broadcast: (message: Message) => void
  afterCommit: (action: () => void) => void
}

export type AnnounceIn = <E extends Events, Name extends keyof E & string>(
  transaction: Transaction,
  ...event: [channel: Channel<E>, event: Name, payload: EventOf<E, Name>]
) => Promise<void>

/** One event as it stands in the outbox and goes to sockets. */
export type WrittenEvent = {
  id: string
  channel: string
  event: string
  data: string
  except_socket: string | null
}

/**
 * An event of ours to ourselves: no socket is told, but all of a member are closed. No other
 * program may name an event or a channel with a space.
 */
const DISCONNECT = 'cut off'

/** Whose sockets are to be closed; undefined for what they are to be told. */
export const disconnectedMember = ({ event, data }: Pick<WrittenEvent, 'event' | 'data'>) =>
  event === DISCONNECT ? Number(data) : undefined

/** Of an event that is longer than a message only which one it is. */
function payloadOf(event: WrittenEvent): string {
  const whole = JSON.stringify(event)
  return fitsNotify(whole) ? whole : JSON.stringify({ id: event.id, channel: event.channel })
}

/** Names no event: there may be some that were not told. */
const RESYNC = ''
export const resyncEvents: Message = { channel: EVENTS, payload: RESYNC }
export const isResync = (payload: string) => payload === RESYNC

/** An event, or only which one of the outbox it is. */
export type EventMessage =
  | WrittenEvent
  | (Pick<WrittenEvent, 'id' | 'channel'> & { data?: undefined })

/** What `payloadOf` has written. */
export const readEventMessage = (payload: string) => JSON.parse(payload) as EventMessage

const insertEvent = preparedPipelined(
  (
    tx,
    {
      id,
      channel,
      event,
      data,
      except_socket,
      relayed,
    }: Blanks<WrittenEvent & { relayed: boolean }>,
  ) => tx.insertInto('realtime_event').values({ id, channel, event, data, except_socket, relayed }),
)

export type Outbox = ReturnType<typeof createOutbox>

/**
 * Events are written in the transaction of what they tell of (checklist A10). The processes are
 * told of them after the commit. Where something else carries them (Redis, a hosted service), they
 * wait for its relay, which is started then.
 */
export function createOutbox({ startRelay }: { startRelay: (() => void) | undefined }) {
  async function write({ tx, broadcast, afterCommit }: Transaction, event: WrittenEvent) {
    await insertEvent(tx, { ...event, relayed: !startRelay })
    if (startRelay) afterCommit(startRelay)
    else broadcast({ channel: EVENTS, payload: payloadOf(event), inDoubt: RESYNC })
  }

  /** What is told carries an id, by which a client knows what it was told before. */
  const announce: AnnounceIn = (transaction, { name, events }, event, payload) => {
    const id = randomUUID()
    const data = JSON.stringify({ ...(events[event]?.parse(payload) as object), _id: id })
    return write(transaction, { id, channel: name, event, data, except_socket: null })
  }

  return {
    announce,
    /**
     * Closes the sockets of a member, those of other sessions too, in every process: they come
     * back a second later, and whoever is still signed in is let in again (checklist K04).
     */
    disconnect: (transaction: Transaction, userId: number) =>
      write(transaction, {
        id: randomUUID(),
        channel: DISCONNECT,
        event: DISCONNECT,
        data: String(userId),
        except_socket: null,
      }),
    /** An event of another program, as it is. */
    pass: (transaction: Transaction, event: Omit<WrittenEvent, 'id'>) =>
      write(transaction, { id: randomUUID(), ...event }),
  }
}

const KEPT = '5 minutes'
const DELETE_EVERY_MS = 60_000

const recentEvents = prepared((db) =>
  db
    .selectFrom('realtime_event')
    .select('id')
    .where('inserted', '>', sql<Date>`clock_timestamp() - ${sql.lit(KEPT)}::interval`)
    .orderBy('number'),
)

/** Events of the last minutes: what a process may have missed. */
export const recentEventIds = async (db: Db) => (await recentEvents(db, {})).map(({ id }) => id)

/** Deletes in passing what is of no use any more, once a minute at most. */
export function deleteExpiredOutbox(db: Db) {
  let next = 0
  return async () => {
    if (performance.now() < next) return
    next = performance.now() + DELETE_EVERY_MS
    // Not `clock_timestamp()`, which may change while it is compared: no index is used for that.
    await deleteInBatches(
      db,
      'realtime_event',
      sql`inserted <= statement_timestamp() - ${sql.lit(KEPT)}::interval`,
    )
  }
}
