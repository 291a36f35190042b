import { sql, type CompiledQuery } from 'kysely'
import type { Db } from './database.ts'
import type { LongRunningQuery } from './pipelined-dialect.ts'

/**
 * A statement of a transaction that neither PostgreSQL nor the connection ends, however long it
 * takes. Whatever else the transaction does is limited as before: whoever waited on for what others
 * hold would be given up by the connection, which looks as if PostgreSQL were away.
 */
export async function executeLongRunning(tx: Db, query: CompiledQuery): Promise<void> {
  const { rows } = await sql<{ usual: string }>`
    select current_setting('statement_timeout') as usual`.execute(tx)
  await limitStatements(tx, '0')
  const unlimited: LongRunningQuery<unknown> = { ...query, longRunning: true }
  await tx.executeQuery(unlimited)
  await limitStatements(tx, rows[0]?.usual ?? '0')
}

const limitStatements = (tx: Db, limit: string) =>
  sql`select set_config('statement_timeout', ${limit}, true)`.execute(tx)
