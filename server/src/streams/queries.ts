import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { STREAMS_ON_TOP } from '@loadout/contract/streams/streams.ts'
import type { Db } from '../platform/db/database.ts'
import { prepared, preparedByShape, type Blanks } from '../platform/db/prepared.ts'

/** What readers are shown of a channel. */
const streamColumns = [
  'stream.id',
  'stream.username',
  'stream.title',
  'stream.live_title',
  'stream.category_id',
  'stream.featured',
  'stream.live',
  'stream.viewers',
] as const

export type StreamRow = Awaited<ReturnType<typeof listStreamRows>>[number]

/** Which part of the directory: what stands on top, all others, or what is live. */
export type Part = 'all' | 'top' | 'rest' | 'live'

type ListShape = { part: Part; isNarrowed: boolean; limit: number; offset: number }
type ListValues = { mask: number | undefined }

/** What is live goes by viewers alone. */
const inOrder = (part: Part) =>
  part === 'live'
    ? sql`stream.viewers desc, stream.id`
    : sql`stream.featured desc, stream.viewers desc nulls last, stream.id`

const ofGames = (isNarrowed: boolean, { mask }: Blanks<ListValues>): RawBuilder<SqlBool> =>
  isNarrowed ? sql`((1 << stream.category_id) & ${mask}::integer) <> 0` : sql`true`

/** The featured ones that stand on top of a list of these games (STREAM-03). */
const idsOnTop = (isNarrowed: boolean, values: Blanks<ListValues>) => sql`(
  select stream.id from stream
  where not stream.hidden and stream.featured and ${ofGames(isNarrowed, values)}
  order by ${inOrder('top')} limit ${sql.lit(STREAMS_ON_TOP)}
)`

function inPart(
  { part, isNarrowed }: Pick<ListShape, 'part' | 'isNarrowed'>,
  values: Blanks<ListValues>,
): RawBuilder<SqlBool> {
  if (part === 'live') return sql`stream.live`
  if (part === 'top') return sql`stream.id in ${idsOnTop(isNarrowed, values)}`
  return part === 'rest' ? sql`stream.id not in ${idsOnTop(isNarrowed, values)}` : sql`true`
}

const streamList = preparedByShape(
  (db, { limit, offset, ...shape }: ListShape, values: Blanks<ListValues>) =>
    db
      .selectFrom('stream')
      .select(streamColumns)
      .where(sql<SqlBool>`not stream.hidden`)
      .where(ofGames(shape.isNarrowed, values))
      .where(inPart(shape, values))
      .orderBy(inOrder(shape.part))
      .limit(sql.lit(limit))
      .offset(sql.lit(offset)),
)

/** `mask` has the bits of the games wanted; undefined means all. */
export const listStreamRows = (
  db: Db,
  { mask, ...shape }: ListValues & Omit<ListShape, 'isNarrowed'>,
) => streamList(db, { ...shape, isNarrowed: mask !== undefined }, { mask })

const streamById = prepared((db, { id }: Blanks<{ id: number }>) =>
  db
    .selectFrom('stream')
    .select(streamColumns)
    .where(sql<SqlBool>`not stream.hidden`)
    .where('stream.id', '=', id),
)

const streamByName = prepared((db, { username }: Blanks<{ username: string }>) =>
  db
    .selectFrom('stream')
    .select(streamColumns)
    .where(sql<SqlBool>`not stream.hidden`)
    .where(sql<SqlBool>`lower(stream.username) = lower(${username})`),
)

type StreamFilter = { id?: number | undefined; username?: string | undefined }

/** Undefined when there is none that readers can see. */
export async function findStreamRow(
  db: Db,
  { id, username }: StreamFilter,
): Promise<StreamRow | undefined> {
  if (id !== undefined) return (await streamById(db, { id }))[0]
  return username === undefined ? undefined : (await streamByName(db, { username }))[0]
}

const streamsById = prepared((db, { ids }: Blanks<{ ids: number[] }>) =>
  db
    .selectFrom('stream')
    .select(streamColumns)
    .where((where) => where('stream.id', '=', where.fn.any(where.val(ids))))
    .where(sql<SqlBool>`not stream.hidden`)
    .orderBy(inOrder('all')),
)

/** Those of them that readers can see. */
export const listRowsById = (db: Db, ids: number[]): Promise<readonly StreamRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : streamsById(db, { ids })

/** Nobody deletes them before the end of the transaction. Names that are unknown are left out. */
export async function keepStreams(tx: Db, names: readonly string[]): Promise<number[]> {
  const kept = await tx
    .selectFrom('stream')
    .select('id')
    .where(sql<SqlBool>`lower(username) = any(${names})`)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return kept.map(({ id }) => id)
}

const staffRows = (db: Db) => db.selectFrom('stream').select([...streamColumns, 'stream.hidden'])

export type StaffStreamRow = Awaited<ReturnType<typeof listStaffRows>>[number]

/** With those that are hidden, by their names. */
export const listStaffRows = (db: Db, { limit, offset }: { limit: number; offset: number }) =>
  staffRows(db)
    .orderBy(sql`lower(stream.username)`)
    .limit(limit)
    .offset(offset)
    .execute()

export async function countStaffRows(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('stream')
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** So that whoever changes the same channel comes after. Undefined when there is none. */
export const lockStream = (tx: Db, id: number): Promise<StaffStreamRow | undefined> =>
  staffRows(tx).where('stream.id', '=', id).forUpdate().executeTakeFirst()
