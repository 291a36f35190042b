import { lockAccount } from '../accounts/lock-members.ts'
import { requireConfirmation } from '../confirmation/require-confirmation.ts'
import type { Caller } from '../platform/http/caller.ts'
import { notSignedIn } from '../platform/http/public-error.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'

/** Locks the member of a change, who has just confirmed that it is them. */
export async function lockConfirmed(
  site: Pick<Site, 'clock'>,
  { tx }: Pick<Work, 'tx'>,
  caller: Caller,
) {
  const person = await lockAccount(tx, caller.id)
  if (!person) throw notSignedIn()
  await requireConfirmation(site, tx, caller)
  return person
}
