import { sql } from 'kysely'
import { pollChannel } from '@loadout/contract/polls/poll-channel.ts'
import type { Db } from '../src/platform/db/database.ts'

const ofPolls = `${pollChannel.pattern.replace('{id}', '')}%`
const isSettled = (table: string) =>
  table === 'realtime_event' ? sql`channel not like ${ofPolls}` : sql`true`

/**
 * A fingerprint of each table's rows, to see that nothing was written. How a poll stands is told a
 * moment after a change of it, so what was told of polls may still be of the call before.
 */
export async function everyRow(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{
    name: string
  }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(
    db,
  )
  const marks = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{
        mark: string
      }>`select count(*) || ' ' || coalesce(md5(string_agg(md5(row::text), '' order by md5(row::text))), '') as mark from ${sql.table(name)} as row where ${isSettled(name)}`.execute(
        db,
      )
      return [name, rows[0]?.mark ?? ''] as const
    }),
  )
  return Object.fromEntries(marks)
}
