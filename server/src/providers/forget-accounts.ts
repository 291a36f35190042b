import { holdMarks } from '../accounts/held-marks.ts'
import type { ForgetMember } from '../leaving/leaver.ts'
import { listAccounts } from './queries.ts'

/** Whoever is banned does not come back by the same accounts (checklist D05). */
export const forgetAccounts: ForgetMember = async (site, { tx }, { id }) => {
  const accounts = await listAccounts(tx, id)
  const person = await tx
    .selectFrom('users')
    .select('banned_until')
    .where('id', '=', id)
    .where('banned_until', '>', site.clock.now())
    .executeTakeFirst()
  if (person?.banned_until)
    await holdMarks(
      tx,
      site,
      accounts.map(({ provider, external_id }) => ({ provider, externalId: external_id })),
      person.banned_until,
    )
  // Esportal goes with Steam by its key.
  await tx.deleteFrom('provider_account').where('user_id', '=', id).execute()
}
