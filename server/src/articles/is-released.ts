import { sql, type RawBuilder } from 'kysely'

/** Ends a condition on articles, of which the one with this id is not held back. */
export const isReleased = (id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`and not exists (select from article as item where item.id = ${id} and item.held)`
