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

function statementName(names: StatementNames, text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= MAX_NAMES) return undefined
  const name = `k${createHash('sha1').update(text).digest('hex')}`
  names.set(text, name)
  return name
}
