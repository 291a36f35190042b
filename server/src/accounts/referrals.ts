import { lockMembers } from './lock-members.ts'
import { DAY } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Work } from '../platform/unit-of-work.ts'

/** Whoever came from where their referrer was within a day may be the same person (checklist C08). */
const NEARBY_MS = DAY

type Near = { network: string; now: Date }

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
 * Both are locked, in the order of all who are paid, before the address of one is marked as
 * verified. Answers who is to be paid for it, if anybody is.
 */
export async function lockReferrer(
  tx: Db,
  { id, ...near }: Near & { id: number },
): Promise<number | undefined> {
  const person = await tx
    .selectFrom('users')
    .select(['referrer_id', 'referred_nearby'])
    .where('id', '=', id)
    .executeTakeFirst()
  const referrer = person?.referrer_id ?? undefined
  if (referrer === undefined || person?.referred_nearby) return undefined
  await lockMembers(tx, [referrer, id])
  return (await wasNear(tx, referrer, near)) ? undefined : referrer
}

const wasNear = async (tx: Db, userId: number, { network, now }: Near): Promise<boolean> =>
  (await tx
    .selectFrom('sign_in_network')
    .select('network')
    .where('user_id', '=', userId)
    .where('network', '=', network)
    .where('used', '>', new Date(now.getTime() - NEARBY_MS))
    .executeTakeFirst()) !== undefined

/** AMB-80: a referrer is paid when the address of whom they have brought is verified. */
export const recordReferral = async (
  work: Work,
  { userId, referrerId }: { userId: number; referrerId: number | undefined },
): Promise<void> => {
  if (referrerId !== undefined)
    await work.record({ kind: 'referral verified', actorId: userId, data: { referrerId } })
}
