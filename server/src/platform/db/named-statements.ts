import { createHash } from 'node:crypto'
import type pg from 'pg'

/**
 * Statements a connection may keep prepared; queries whose text varies (lists of columns, flags)
 * must not grow it without end.
 */
const MAX_NAMES = 500

/** The names of one database's statements, by their text. */
export type StatementNames = Map<string, string>

/**
 * A query as a named prepared statement: PostgreSQL then plans it once per connection instead of
 * every time, which is most of what a small query costs.
 */
export function namedStatement(
  names: StatementNames,
  text: string,
  parameters: readonly unknown[],
): pg.QueryConfig {
  const name = statementName(names, text)
  return { text, values: [...parameters], ...(name === undefined ? {} : { name }) }
}

/**
 * What PostgreSQL refuses a statement with whose `*` means other columns than when it was planned.
 */
const OTHER_COLUMNS = '0A000'

/**
 * After a migration of the next release, beside which this one still runs, a connection would
 * refuse such a statement for as long as it is open. Whether it was that; then the statement has
 * another name from now on, under which it is planned anew.
 */
export function renameStale(names: StatementNames, text: string, error: unknown): boolean {
  const name = names.get(text)
  if (name === undefined || (error as { code?: string }).code !== OTHER_COLUMNS) return false
  names.set(text, nameOf(name))
  return true
}

const nameOf = (text: string) => `k${createHash('sha1').update(text).digest('hex')}`

function statementName(names: StatementNames, text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= MAX_NAMES) return undefined
  const name = nameOf(text)
  names.set(text, name)
  return name
}
