import type * as staff from '@loadout/contract/streams/staff-streams.ts'
import type { Categories } from '../categories/categories.ts'
import { difference, type Fields } from '../audit/difference.ts'
import { tagsOfEventsOn } from '../calendar/event-streams.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { purgeIfSeen } from '../platform/purge-if-seen.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { STREAMS } from './page-tags.ts'
import { lockStream, type StaffStreamRow } from './queries.ts'
import { streamNotFound } from './read-streams.ts'

type Parts = Pick<Site, 'clock' | 'categories'>
type Written = { id: number }

/** What staff say of a channel. */
export type StreamInput = {
  username?: string | undefined
  title?: string | undefined
  category_id?: number | undefined
  featured?: boolean | undefined
  hidden?: boolean | undefined
}

/** Staff add a channel (ADMIN-11). */
export const createStream = (
  parts: Parts,
  { input, caller, transaction }: CallRequest<typeof staff.createStream>,
): Promise<Written> =>
  transaction(async (work) => {
    const { id } = await insertStream(parts, work, input)
    await work.audit({
      adminId: caller.id,
      action: 'channel added',
      target: `stream ${id}`,
      before: null,
      after: audited(wantedOf(input, parts.categories)),
    })
    return { id }
  })

/** Puts a channel into the directory. Whether it is live is known when Twitch has been asked. */
export async function insertStream(
  { clock, categories }: Pick<Parts, 'clock'> & { categories: Pick<Categories, 'all'> },
  work: Work,
  input: StreamInput,
): Promise<Written> {
  const columns = wantedOf(input, categories)
  const written = await work.tx
    .insertInto('stream')
    .values({ ...columns, inserted: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(refuseKnown)
  purgeIfSeen(work, { tags: [STREAMS], before: undefined, after: seen(columns) })
  return written
}

/** What is left out stays as it is (AMB-88). */
export const editStream = (
  { categories }: Parts,
  { input: { id, ...input }, caller, transaction }: CallRequest<typeof staff.editStream>,
): Promise<Written> =>
  transaction(async (work) => {
    const { tx } = work
    const row = await lockStream(tx, id)
    if (!row) throw streamNotFound()
    const columns = wantedOf(input, categories, row)
    const changed = difference(audited(row), audited(columns))
    if (!changed) return { id }
    const isOther = columns.username.toLowerCase() !== row.username.toLowerCase()
    await tx
      .updateTable('stream')
      // Nothing is known yet of a channel that was another one, nor any more of one that is hidden,
      // after which nobody asks.
      .set({
        ...columns,
        ...((isOther || columns.hidden) && { live: null, live_title: null, viewers: null }),
      })
      .where('id', '=', id)
      .execute()
      .catch(refuseKnown)
    purgeIfSeen(work, { tags: [STREAMS], before: seen(row), after: seen(columns) })
    // The page of an event of which every channel was hidden depends on none.
    if (row.hidden && !columns.hidden) work.purge(...(await tagsOfEventsOn(tx, id)))
    await work.audit({
      adminId: caller.id,
      action: 'channel changed',
      target: `stream ${id}`,
      ...changed,
    })
    return { id }
  })

/** Events that named it go without it. */
export const deleteStream = ({
  input: { id },
  caller,
  transaction,
}: CallRequest<typeof staff.deleteStream>): Promise<{ success: true }> =>
  transaction(async (work) => {
    const row = await lockStream(work.tx, id)
    if (!row) throw streamNotFound()
    await work.tx.deleteFrom('stream').where('id', '=', id).execute()
    purgeIfSeen(work, { tags: [STREAMS], before: seen(row), after: undefined })
    await work.audit({
      adminId: caller.id,
      action: 'channel deleted',
      target: `stream ${id}`,
      before: audited(row),
      after: null,
    })
    return { success: true }
  })

type Columns = Pick<StaffStreamRow, 'username' | 'title' | 'category_id' | 'featured' | 'hidden'>

function wantedOf(
  input: StreamInput,
  { all }: Pick<Categories, 'all'>,
  before?: StaffStreamRow,
): Columns {
  const { username = before?.username, category_id = before?.category_id } = input
  if (!username) throw ruleBroken('stream_illegal', 'username')
  if (!category_id || !all.some(({ id }) => id === category_id))
    throw ruleBroken('category_missing', 'category_id')
  return {
    username,
    category_id,
    title: input.title ?? before?.title ?? '',
    featured: input.featured ?? before?.featured ?? false,
    hidden: input.hidden ?? before?.hidden ?? false,
  }
}

/**
 * The database has the last word on whether a name is in the directory, whoever adds it at once.
 */
function refuseKnown(error: { constraint?: string }): Promise<never> {
  const isKnown = error.constraint === 'stream_by_name'
  return Promise.reject(isKnown ? ruleBroken('stream_known', 'username') : error)
}

const audited = ({ username, title, category_id, featured, hidden }: Columns): Fields => ({
  username,
  title,
  category_id,
  featured,
  hidden,
})

const seen = (channel: Columns) => (channel.hidden ? undefined : audited(channel))
