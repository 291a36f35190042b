import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Availability } from './availability.ts'
import { streamOf } from './stream-of.ts'

/**
 * Statements a connection may keep prepared; queries whose text varies (lists of columns, flags)
 * must not grow it without end.
 */
const MOST_NAMES = 500

/** The names of one database's statements, by their text. */
export type StatementNames = Map<string, string>

function statementName(names: StatementNames, sql: string): string | undefined {
  const known = names.get(sql)
  if (known !== undefined) return known
  if (names.size >= MOST_NAMES) return undefined
  const name = `k${createHash('sha1').update(sql).digest('hex')}`
  names.set(sql, name)
  return name
}

/**
 * Sends every query of a connection as a named prepared statement: PostgreSQL then plans it once
 * per connection instead of every time, which is most of what a small query costs. And a query that
 * got no answer in time breaks its connection, because whatever comes next on it would wait behind
 * the frozen one.
 */
export function nameStatements(
  client: pg.ClientBase,
  { judge, names }: Pick<Availability, 'judge'> & { names: StatementNames },
): void {
  const send = client.query.bind(client) as (config: pg.QueryConfig) => Promise<pg.QueryResult>
  const named = async (sql: string, parameters: readonly unknown[]) => {
    const name = statementName(names, sql)
    try {
      return await send({
        text: sql,
        values: [...parameters],
        ...(name === undefined ? {} : { name }),
      })
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout')
        streamOf(client).destroy()
      throw judge(error)
    }
  }
  client.query = named as typeof client.query
}
