import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Numbers rows from 0 on, in the order of their ids; only those that move are written. */
export const writePositions = (
  tx: Db,
  table: 'hero_content' | 'footer_media',
  ids: readonly number[],
) =>
  sql`
    update ${sql.table(table)} as moved set position = place.position - 1
    from unnest(${ids}::integer[]) with ordinality as place (id, position)
    where moved.id = place.id and moved.position <> place.position - 1`.execute(tx)
