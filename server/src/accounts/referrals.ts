import { lockMembers } from './lock-members.ts'
import type { Db } from '../platform/db/database.ts'
import { hasSignedInFrom } from './sign-in-networks.ts'
import type { Work } from '../platform/unit-of-work.ts'

type Near = { network: string }

/** What is remembered of a referrer with somebody who signs up; an unknown one is nobody (E14). */
export async function referralOf(
  tx: Db,
  { referrer, ...near }: Near & { referrer: number | undefined },
): Promise<{ referrer_id: number | null; referred_nearby: boolean }> {
  const person =
    referrer === undefined
      ? undefined
      : await tx.selectFrom('users').select('id').where('id', '=', referrer).executeTakeFirst()
  if (!person) return { referrer_id: null, referred_nearby: false }
  return { referrer_id: person.id, referred_nearby: await wasNear(tx, person.id, near) }
}

/**
 * The member and whoever referred them, if anybody did, are locked in the order of all who are
 * paid, before the address is marked as verified. Answers who is to be paid for it, if anybody is.
 */
export async function lockWithReferrer(
  tx: Db,
  { id, ...near }: Near & { id: number },
): Promise<number | undefined> {
  const person = await tx
    .selectFrom('users')
    .select(['referrer_id', 'referred_nearby'])
    .where('id', '=', id)
    .executeTakeFirst()
  const referrer = person?.referrer_id ?? undefined
  await lockMembers(tx, referrer === undefined ? [id] : [referrer, id])
  if (referrer === undefined || person?.referred_nearby) return undefined
  return (await wasNear(tx, referrer, near)) ? undefined : referrer
}

/**
 * Whoever comes from where their referrer has signed in may be the same person, for as long as that
 * is remembered: a session goes on without signing in again (checklist C08).
 */
const wasNear = (tx: Db, userId: number, { network }: Near): Promise<boolean> =>
  hasSignedInFrom(tx, { userId, network })

/** A referrer is paid when the address of whom they have brought is verified (AMB-80). */
export const recordReferral = async (
  work: Work,
  { userId, referrerId }: { userId: number; referrerId: number | undefined },
): Promise<void> => {
  if (referrerId !== undefined)
    await work.record({ kind: 'referral verified', actorId: userId, data: { referrerId } })
}
