import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type { listRemovals } from '@loadout/contract/reports/reports.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'

/** Nothing of it names anybody, and no text of what was removed is read for it. */
export async function readRemovals(
  db: Db,
  { limit, offset }: ParsedInputOf<typeof listRemovals>,
): Promise<OutputOf<typeof listRemovals>> {
  const rows = await db
    .selectFrom('reported_thing')
    .select(['id', 'kind', 'reason', 'decided_at', 'place'])
    .where('is_logged', '=', true)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return {
    entries: rows.flatMap(({ id, kind, reason, decided_at: at, place }) =>
      at === null || reason === null ? [] : [{ id, kind, reason, removed: unixSeconds(at), place }],
    ),
  }
}
