import { lockCaller } from '../accounts/lock-members.ts'
import { requireConfirmation } from '../confirmation/require-confirmation.ts'
import type { Caller } from '../platform/http/caller.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'

/** Locks the member of a change, who has just confirmed that it is them. */
export async function lockConfirmed(
  site: Pick<Site, 'clock'>,
  { tx }: Pick<Work, 'tx'>,
  caller: Caller,
) {
  const person = await lockCaller(tx, caller.id)
  await requireConfirmation(site, tx, caller)
  return person
}
