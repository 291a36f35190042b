import { walkIds } from '../platform/db/walk-ids.ts'
import type { EraseTraces } from './leaver.ts'

/** Events that one statement looks at. */
const STEP = 100_000

/** What they did, and what they were answered: both are kept for a while for everybody. */
export const eraseEvents: EraseTraces = async ({ db }, { id }) => {
  await walkIds(db, { table: 'event_log', step: STEP }, ({ after, upTo }) =>
    db
      .deleteFrom('event_log')
      .where('id', '>', after)
      .where('id', '<=', upTo)
      .where('actor_id', '=', id)
      .execute(),
  )
  await db.deleteFrom('replay').where('caller', '=', `member ${id}`).execute()
}
