import { holdMarks } from '../accounts/held-marks.ts'
import { findBan } from '../accounts/queries.ts'
import type { EraseMember } from '../leaving/leaver.ts'
import { listAccounts } from './queries.ts'

/** Whoever is banned does not come back by the same accounts (checklist D05). */
export const eraseAccounts: EraseMember = async (site, { tx }, { id }) => {
  const accounts = await listAccounts(tx, id)
  const bannedUntil = await findBan(tx, id, site.clock.now())
  if (bannedUntil !== undefined)
    await holdMarks(
      tx,
      site,
      accounts.map(({ provider, external_id }) => ({ provider, externalId: external_id })),
      bannedUntil,
    )
  // Esportal goes with Steam by its key.
  await tx.deleteFrom('provider_account').where('user_id', '=', id).execute()
}
