import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type { listStaffStreams } from '@loadout/contract/streams/staff-streams.ts'
import type { getStream, listStreams, Stream } from '@loadout/contract/streams/streams.ts'
import { PublicError } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'
import {
  countStaffRows,
  findStreamRow,
  listStaffRows,
  listStreamRows,
  type Part,
} from './queries.ts'
import { knownOf, streamEntry } from './stream-entry.ts'

type Reading = Pick<Site, 'db' | 'categories'>

export const streamNotFound = () => new PublicError(404, 'stream_not_found')

/** Channels as visitors see them (STREAM-10). */
export async function readStreams(
  { db, categories }: Reading,
  { categories: ids, ...wanted }: ParsedInputOf<typeof listStreams>,
): Promise<Stream[]> {
  const { limit, offset } = wanted
  const mask = categories.wanted(ids)
  const rows = await listStreamRows(db, { part: partOf(wanted), mask, limit, offset })
  return rows.map((row) => streamEntry(row, categories))
}

function partOf({ top, live }: { top?: boolean | undefined; live?: boolean | undefined }): Part {
  if (live === true) return 'live'
  if (top === undefined) return 'all'
  return top ? 'top' : 'rest'
}

/** A channel by its id or its name (STREAM-11). */
export async function readStream(
  { db, categories }: Reading,
  wanted: Pick<ParsedInputOf<typeof getStream>, 'id' | 'username'>,
): Promise<Stream> {
  const row = await findStreamRow(db, wanted)
  if (!row) throw streamNotFound()
  return streamEntry(row, categories)
}

/** All channels for staff, hidden ones too (ADMIN-11). */
export async function readStaffStreams(
  { db, categories, settings }: Reading & Pick<Site, 'settings'>,
  paging: ParsedInputOf<typeof listStaffStreams>,
): Promise<OutputOf<typeof listStaffStreams>> {
  const [count, rows] = await Promise.all([countStaffRows(db), listStaffRows(db, paging)])
  const entries = rows.map((row) => ({
    ...knownOf(row, categories),
    title: row.title,
    hidden: row.hidden,
  }))
  return { count, asked: settings.twitch !== undefined, entries }
}
