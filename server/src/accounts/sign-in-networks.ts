import { sql } from 'kysely'
import { HOUR, DAY } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { deleteInBatches } from '../platform/db/delete-in-batches.ts'
import type { Site } from '../site-parts.ts'

/** Staff see where somebody came from for as long as a session can lie idle. */
const KEPT_MS = 90 * DAY
/** How exactly the last use is known: one write an hour, as of a session, not one a page. */
const TOUCH_MS = HOUR

export const noteNetwork = (
  tx: Db,
  { userId, network, now }: { userId: number; network: string; now: Date },
) =>
  tx
    .insertInto('sign_in_network')
    .values({ user_id: userId, network, used: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'network']).doUpdateSet({ used: now }))
    .execute()

/**
 * Of somebody whose session goes on where they have signed in. Another network stays unknown:
 * whoever holds a stolen session must not make theirs a trusted one (checklist E02).
 */
export const touchNetwork = (
  db: Db,
  { userId, network, now }: { userId: number; network: string; now: Date },
) =>
  db
    .updateTable('sign_in_network')
    .set({ used: now })
    .where('user_id', '=', userId)
    .where('network', '=', network)
    .where('used', '<=', new Date(now.getTime() - TOUCH_MS))
    .execute()

export const hasSignedInFrom = async (
  db: Db,
  { userId, network }: { userId: number; network: string },
): Promise<boolean> =>
  (await db
    .selectFrom('sign_in_network')
    .select('network')
    .where('user_id', '=', userId)
    .where('network', '=', network)
    .executeTakeFirst()) !== undefined

/** Addresses of people are not kept for longer than they are of use. */
export const deleteExpiredNetworks = ({ jobs, db, clock }: Pick<Site, 'jobs' | 'db' | 'clock'>) =>
  jobs.every('37 3 * * *', 'forget-sign-in-networks', () =>
    deleteNetworksBefore(db, new Date(clock.now().getTime() - KEPT_MS)),
  )

const deleteNetworksBefore = (db: Db, moment: Date) =>
  deleteInBatches(db, 'sign_in_network', sql`used < ${moment}`)
