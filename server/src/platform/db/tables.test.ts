import { globSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSite } from '../../../test/start-site.ts'

/**
 * A column as tables.ts writes it down or as the database has it; `filled` when a row may be
 * written without it.
 */
type Column = { table: string; column: string; kind: string; nullable: boolean; filled: boolean }

const KINDS: Record<string, string> = {
  integer: 'number',
  smallint: 'number',
  bigint: 'number',
  text: 'string',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  jsonb: 'json',
  bytea: 'Buffer',
  uuid: 'string',
  _text: 'string[]',
  _int2: 'number[]',
  _int4: 'number[]',
}

test('the tables as Kysely sees them are those of the migrated database', async () => {
  const { db } = await startSite()
  const { rows } = await sql<Omit<Column, 'kind'> & { type: string }>`
    select columns.table_name as table, column_name as column, case data_type when 'ARRAY' then udt_name else data_type end as type, is_nullable = 'YES' as nullable, column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as filled
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and columns.table_name not like 'kysely%'`.execute(
    db,
  )
  const migrated = rows.map(({ type, ...column }): Column => ({
    ...column,
    kind: KINDS[type] ?? type,
  }))

  const sources = globSync(`${import.meta.dirname}/../../**/tables.ts`)
  expect(sources.length).toBeGreaterThan(5)
  const written = sources.flatMap((file) => writtenColumns(readFileSync(file, 'utf8')))
  expect(written.map(shape).toSorted()).toEqual(migrated.map(shape).toSorted())
  const named = ({ table, column }: Column) => `${table}.${column}`
  expect(migrated.filter(({ filled }) => filled).map(named)).toEqual(
    expect.arrayContaining(written.filter(({ filled }) => filled).map(named)),
  )
})

const shape = ({ table, column, kind, nullable }: Column) =>
  `${table}.${column}: ${kind}${nullable ? ' or null' : ''}`

/** Reads what a file says of `Tables`: types are gone when code runs, their source is not. */
function writtenColumns(source: string): Column[] {
  const [, tables = ''] =
    /^(?:export interface Tables|(?:export )?type \w+Tables =) \{\n(.*?)^\}$/ms.exec(source) ?? []
  return [...tables.matchAll(/^ {2}(\w+): \{(.*?)\}$/gms)].flatMap(([, table = '', body = '']) =>
    [...body.matchAll(/(\w+): ((?:[^;\n{}]|\{[^}]*\})+)/g)].map(([, column = '', type = '']) => ({
      table,
      column,
      ...readType(type.trim()),
    })),
  )
}

/** Texts of which the contract names all that there are. */
const NAMED_TEXTS = ['Pattern', 'ReportReason']

function kindOf(inner: string): string {
  if (NAMED_TEXTS.includes(inner.split(' ')[0] ?? '')) return 'string'
  if (inner.startsWith('JSONColumnType')) return 'json'
  if (/^Moment|^Date/.test(inner)) return 'Date'
  return /^\d/.test(inner) ? 'number' : (inner.split(' ')[0] ?? '')
}

function readType(type: string): Pick<Column, 'kind' | 'nullable' | 'filled'> {
  const inner = type.replace(/^Generated<(.*)>$/, '$1')
  return {
    kind: kindOf(inner),
    nullable: inner.endsWith('| null'),
    filled: type.startsWith('Generated<'),
  }
}
