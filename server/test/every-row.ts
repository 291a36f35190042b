import { sql, type Expression } from 'kysely'
import { pollChannel } from '@loadout/contract/polls/poll-channel.ts'
import type { Db } from '../src/platform/db/database.ts'

type Fingerprints = Record<string, string>

const ofPolls = `${pollChannel.pattern.replace('{id}', '')}%`
/** What attempts are counted in, and what jobs write by the clock, whatever anybody does. */
const UNSETTLED = ['attempt', 'tag_period', 'daily_figure']

/** Which rows of a table are looked at. */
function isSettled(table: string) {
  if (table === 'realtime_event') return sql`channel not like ${ofPolls}`
  return UNSETTLED.includes(table) ? sql`false` : sql`true`
}

/** Read once per site: reading all rows of all tables anew takes longer than the calls between. */
const known = new WeakMap<Db, Map<string, { version: string; fingerprint: string }>>()

/**
 * A fingerprint of each table's rows, to see that nothing was written. How a poll stands is told a
 * moment after a change of it, so what was told of polls may still be of the call before.
 */
export async function everyRow(db: Db): Promise<Fingerprints> {
  const before = known.get(db) ?? new Map<string, never>()
  const tables = await Promise.all(
    (await versions(db)).map(async ({ name, version }) => {
      const last = before.get(name)
      const fingerprint = last?.version === version ? last.fingerprint : await readRows(db, name)
      return [name, { version, fingerprint }] as const
    }),
  )
  known.set(db, new Map(tables))
  return Object.fromEntries(tables.map(([name, { fingerprint }]) => [name, fingerprint]))
}

/**
 * Which transactions wrote the rows of each table. A table with the same answer twice has not been
 * written to; with another, its rows may still be the same.
 */
async function versions(db: Db): Promise<{ name: string; version: string }[]> {
  const { rows: tables } = await sql<{
    name: string
  }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(
    db,
  )
  const ofEach = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as version from ${sql.table(name)} where ${isSettled(name)}`,
  )
  const { rows } = await sql<{
    name: string
    version: string
  }>`${sql.join(ofEach, sql` union all `)}`.execute(db)
  return rows
}

const readRows = (db: Db, name: string) =>
  fingerprintOf(db, sql`select * from ${sql.table(name)} where ${isSettled(name)}`)

/** The same for the same rows, whatever order they are in. */
export async function fingerprintOf(db: Db, query: Expression<unknown>): Promise<string> {
  const { rows } = await sql<{
    fingerprint: string
  }>`select count(*) || ' ' || coalesce(md5(string_agg(md5(row::text), '' order by md5(row::text))), '') as fingerprint from (${query}) as row`.execute(
    db,
  )
  return rows[0]?.fingerprint ?? ''
}
