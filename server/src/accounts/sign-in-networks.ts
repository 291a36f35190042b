import { DAY } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Site } from '../site-parts.ts'

/** Staff see where somebody came from for as long as a session can lie idle. */
const KEPT_MS = 90 * DAY

export const noteNetwork = (
  tx: Db,
  { userId, network, now }: { userId: number; network: string; now: Date },
) =>
  tx
    .insertInto('sign_in_network')
    .values({ user_id: userId, network, used: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'network']).doUpdateSet({ used: now }))
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
export const forgetNetworks = ({ jobs, db, clock }: Pick<Site, 'jobs' | 'db' | 'clock'>) =>
  jobs.every('37 3 * * *', 'forget-sign-in-networks', () =>
    forgetNetworksBefore(db, new Date(clock.now().getTime() - KEPT_MS)),
  )

async function forgetNetworksBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('sign_in_network').where('used', '<', moment).execute()
}
