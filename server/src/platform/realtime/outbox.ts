import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Channel, EventOf, Events } from '@loadout/contract/platform/channel.ts'
import type { Db } from '../db/database.ts'
import { tell, type Notice } from '../db/notices.ts'
import { preparedAlong } from '../db/prepared.ts'

/** Where PostgreSQL tells processes of events. */
export const EVENTS = 'loadout_events'

/**
 * Tells everybody on a channel of something, when the transaction is through and not if it is
 * rolled back.
 */
export type Announce = <E extends Events, Name extends keyof E & string>(
  tx: Db,
  channel: Channel<E>,
  event: Name,
  payload: EventOf<E, Name>,
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
 * An event of ours to ourselves: no socket is told, but all that hear the channel are sent away. No
 * other program may name one with a space.
 */
const CUT_OFF = 'cut off'
export const isCutOff = ({ event }: Pick<WrittenEvent, 'event'>) => event === CUT_OFF

/** PostgreSQL carries 8000 bytes a message; of a longer event only which one it is. */
const MOST_NOTICE_BYTES = 7_500

function noticeOf(event: WrittenEvent): string {
  const whole = JSON.stringify(event)
  return Buffer.byteLength(whole) <= MOST_NOTICE_BYTES
    ? whole
    : JSON.stringify({ id: event.id, channel: event.channel })
}

/** Says of no event in particular that there may be some. */
const LOOK = ''
export const lookForEvents: Notice = { channel: EVENTS, payload: LOOK }
export const saysToLook = (text: string) => text === LOOK

/** What `noticeOf` has written. */
export const readNotice = (text: string) =>
  JSON.parse(text) as WrittenEvent | (Pick<WrittenEvent, 'id' | 'channel'> & { data?: undefined })

const insertEvent = preparedAlong(
  (
    tx,
    _: object,
    { id, channel, event, data, except_socket, relayed }: WrittenEvent & { relayed: boolean },
  ) => tx.insertInto('realtime_event').values({ id, channel, event, data, except_socket, relayed }),
)

export type Outbox = ReturnType<typeof createOutbox>

/**
 * Events are written in the transaction of what they tell of (checklist A10). The processes are
 * told of them when it is through; where something else carries them (Redis, a hosted service),
 * they wait for the relay.
 */
export function createOutbox({
  relayed,
  onWritten,
}: {
  relayed: boolean
  onWritten: (tx: Db) => void
}) {
  async function write(tx: Db, event: WrittenEvent) {
    await insertEvent(tx, {}, { ...event, relayed: !relayed })
    if (!relayed) await tell(tx, { channel: EVENTS, payload: noticeOf(event), inDoubt: LOOK })
    onWritten(tx)
  }

  /** What is told carries an id, by which a client knows what it was told before. */
  const announce: Announce = (tx, { name, events }, event, payload) => {
    const id = randomUUID()
    const data = JSON.stringify({ ...(events[event]?.parse(payload) as object), _id: id })
    return write(tx, { id, channel: name, event, data, except_socket: null })
  }

  return {
    announce,
    /**
     * Sends away everybody who hears a channel now, in every process. Whoever still may comes back
     * by themselves.
     */
    cutOff: (tx: Db, { name }: Pick<Channel, 'name'>) =>
      write(tx, { id: randomUUID(), channel: name, event: CUT_OFF, data: '', except_socket: null }),
    /** An event of another program, as it is. */
    pass: (tx: Db, event: Omit<WrittenEvent, 'id'>) => write(tx, { id: randomUUID(), ...event }),
  }
}

const KEPT = '5 minutes'
const FORGET_EVERY_MS = 60_000

/** Events of the last minutes: what a process may have missed. */
export const recentEventIds = async (db: Db) => {
  const rows = await db
    .selectFrom('realtime_event')
    .select('id')
    .where('inserted', '>', sql<Date>`clock_timestamp() - ${sql.lit(KEPT)}::interval`)
    .orderBy('number')
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes in passing what is of no use any more, once a minute at most. */
export function forgetOldEvents(db: Db) {
  let next = 0
  return async () => {
    if (performance.now() < next) return
    next = performance.now() + FORGET_EVERY_MS
    await db
      .deleteFrom('realtime_event')
      .where('inserted', '<=', sql<Date>`clock_timestamp() - ${sql.lit(KEPT)}::interval`)
      .execute()
  }
}
