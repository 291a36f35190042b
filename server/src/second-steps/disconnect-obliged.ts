import { sql } from 'kysely'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { isStaff } from '@loadout/contract/accounts/permissions.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { findSecondSteps, hasSecondStep } from './find-second-steps.ts'

/**
 * Closes the sockets of staff who lack a second step when all are obliged to have one: what they
 * hear was granted when a channel was joined. They come back as members (checklist E18).
 */
export async function disconnectObliged(work: Work): Promise<void> {
  const staff = await work.tx
    .selectFrom('users')
    .select(['id', 'flags', 'permissions'])
    .where(sql<boolean>`flags & ${sql.lit(Flag.Admin | Flag.Moderator)} <> 0`)
    .where((of) => of.not(hasSecondStep(of.ref('users.id'))))
    .orderBy('id')
    .execute()
  for (const person of staff) if (isStaff(person)) await work.disconnect(person.id)
}

/** The same of one who has removed their last. */
export async function disconnectWithoutStep(work: Work, userId: number): Promise<void> {
  if (!(await findSecondSteps(work.tx, userId))) await work.disconnect(userId)
}
