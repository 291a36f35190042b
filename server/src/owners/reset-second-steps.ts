import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { silentTransactions } from '../platform/transactions-beside-site.ts'
import { findSecondSteps } from '../second-steps/find-second-steps.ts'
import { removeSecondStepsSince } from '../second-steps/remove-since.ts'
import { lockPerson, nobodyCalled } from './make-owner.ts'

/**
 * Lets somebody in again who has lost whatever they signed in with beside their password. Answers
 * what was done, in one sentence.
 */
export async function resetSecondSteps(
  { db, clock }: { db: Db; clock: Clock },
  name: string,
): Promise<string> {
  const transaction = silentTransactions(db, clock)
  return transaction(async ({ tx, audit }) => {
    const person = await lockPerson(tx, name)
    if (!person) throw nobodyCalled(name)
    const { id, username } = person
    const before = await findSecondSteps(tx, id)
    if (!before) throw new Error(`${username} has no second step. Nothing was changed.`)
    await removeSecondStepsSince(tx, id, new Date(0))
    const target = `user ${id}`
    await audit({ adminId: null, action: 'second step removed', target, before, after: null })
    return `${username} signs in without a second step until they set one up again.`
  })
}
