import type { Db } from '../platform/db/database.ts'
import { prepared, type Blanks } from '../platform/db/prepared.ts'
import { PublicError } from '../platform/http/public-error.ts'
import { keepStreams } from '../streams/queries.ts'
import { eventTag } from './page-tags.ts'

/** Channels that an event names are in the directory; whoever deletes one takes it out of it. */
export async function linkStreams(
  tx: Db,
  eventId: number,
  names: readonly string[] | undefined,
): Promise<void> {
  if (names === undefined) return
  const wanted = [...new Set(names.map((name) => name.toLowerCase()))]
  const found = await keepStreams(tx, wanted)
  if (found.length < wanted.length) throw new PublicError(404, 'stream_not_found', 'streams')
  await tx.deleteFrom('calendar_event_stream').where('event_id', '=', eventId).execute()
  if (found.length === 0) return
  await tx
    .insertInto('calendar_event_stream')
    .values(found.map((id) => ({ event_id: eventId, stream_id: id })))
    .execute()
}

const streamsOfEvent = prepared((db, { id }: Blanks<{ id: number }>) =>
  db.selectFrom('calendar_event_stream').select('stream_id').where('event_id', '=', id),
)

/** The channels that an event names. */
export async function listStreamIds(db: Db, id: number): Promise<number[]> {
  const named = await streamsOfEvent(db, { id })
  return named.map(({ stream_id }) => stream_id)
}

/** Of the pages of the events that name a channel. */
export async function tagsOfEventsOn(tx: Db, streamId: number): Promise<string[]> {
  const named = await tx
    .selectFrom('calendar_event_stream')
    .select('event_id')
    .where('stream_id', '=', streamId)
    .execute()
  return named.map(({ event_id }) => eventTag(event_id))
}
