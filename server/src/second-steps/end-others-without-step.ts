import type { Caller } from '../platform/http/caller.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { findSecondSteps } from './find-second-steps.ts'

/**
 * Before a first second step is added: whoever is signed in elsewhere came in without it, and would
 * have what staff may do as soon as their member has one (checklist E18).
 */
export async function endOthersWithoutStep(
  { sessions }: Pick<Site, 'sessions'>,
  work: Work,
  caller: Caller,
): Promise<void> {
  if (await findSecondSteps(work.tx, caller.id)) return
  if (await sessions.endOthers(work, caller)) await work.disconnect(caller.id)
}
