import type { Work } from '../platform/unit-of-work.ts'
import { findSecondSteps } from './pending-sign-ins.ts'
import { dropCodes } from './recovery-codes.ts'

/**
 * Takes out second steps that somebody may have added who had got at an account, so that they do
 * not keep its owner out of it. Whoever calls has locked the member.
 */
export async function removeSecondStepsSince(
  { tx }: Pick<Work, 'tx'>,
  userId: number,
  since: Date,
): Promise<void> {
  await tx
    .deleteFrom('app_key')
    .where('user_id', '=', userId)
    .where('begun_at', '>=', since)
    .execute()
  await tx
    .deleteFrom('passkey')
    .where('user_id', '=', userId)
    .where('added_at', '>=', since)
    .execute()
  if (!(await findSecondSteps(tx, userId))) await dropCodes(tx, userId)
}
