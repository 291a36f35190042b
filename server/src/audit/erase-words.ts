import { sql, type RawBuilder } from 'kysely'
import type { EraseTraces } from '../leaving/leaver.ts'
import { walkIds } from '../platform/db/walk-ids.ts'

/** Lines that one statement looks through: no index finds what somebody wrote. */
export const AUDIT_STEP = 5_000

/**
 * What staff had taken away of theirs goes as what was there does: that it was taken away stays,
 * and by whom. Posts are emptied with the name of their author.
 */
export const eraseWords: EraseTraces = async ({ db }, { id }) => {
  await sql`
    update audit set before = ${withoutWords(sql.ref('before'), ['content'])}
    where target = ${`user ${id}`} and action = 'profile text removed'`.execute(db)
  await walkIds(db, { table: 'audit', step: AUDIT_STEP }, ({ after, upTo }) =>
    sql`
      update audit set before = ${withoutWords(sql.ref('before'), ['message'])}
      where id > ${after} and id <= ${upTo}
        and action in ('comment deleted', 'guestbook entry deleted')
        and before -> 'author_id' = to_jsonb(${id}::int)`.execute(db),
  )
}

/** The same with these fields empty, where it has them. */
export const withoutWords = (state: RawBuilder<unknown>, fields: readonly string[]) =>
  fields.reduce((emptied, field) => sql`jsonb_set(${emptied}, array[${field}], '""', false)`, state)
