import type { signInByCode } from '@loadout/contract/second-steps/sign-in.ts'
import { allowanceOf } from '../accounts/allowance.ts'
import { countAttempt, resetAttempts } from '../accounts/attempts.ts'
import { lockAccount } from '../accounts/lock-members.ts'
import { mailMember } from '../accounts/mail-member.ts'
import { openSession, refuseUnlessAdmitted, type SignedIn } from '../accounts/sign-in.ts'
import { replayedSignIn } from '../accounts/replayed-sign-in.ts'
import { DAY } from '../platform/clock.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { exchange } from '../sessions/exchanged-secrets.ts'
import type { Site } from '../site-parts.ts'
import { takeCode } from './app-codes.ts'
import { findPending, takePending } from './pending-sign-ins.ts'
import { takeRecoveryCode } from './recovery-codes.ts'

const WRONG_IN_A_ROW = 5
/**
 * Three of a million are right at any moment, so fewer may be tried than of passwords. Somebody who
 * tries as many as there may be for a year is right with a chance of one in fifty.
 */
const LIMITS = [
  { max: WRONG_IN_A_ROW, windowMs: 15 * 60_000 },
  { max: 20, windowMs: DAY },
]

type Parts = Pick<
  Site,
  'db' | 'clock' | 'random' | 'settings' | 'mail' | 'sessions' | 'transaction'
>
type Request = CallRequest<typeof signInByCode>
type Person = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

export const expired = () => ruleBroken('sign_in_expired', 'token')

/**
 * Completes a sign-in with a code (checklist E15). Digits are of the app; what is longer is a
 * recovery code. A wrong one leaves the sign-in good for another try.
 */
export async function completeByCode(site: Parts, request: Request): Promise<SignedIn> {
  const { input, key } = request
  const pending = await findPending(site.db, site, input.token)
  const answer = pending && (await tryToEnter(site, request, pending.user_id))
  if (answer === 'wrong code') throw ruleBroken('code_wrong', 'code')
  if (answer) return answer
  // The same for the same call, if it came through before and its answer was lost.
  const replayed = await replayedSignIn(site, { secret: input.token, key, input })
  if (!replayed || !('user' in replayed)) throw expired()
  return replayed
}

/** Undefined when the sign-in waits no longer. */
async function tryToEnter(site: Parts, { input, key, ...origin }: Request, userId: number) {
  const { token: secret } = input
  const { network, agent } = origin
  const code = input.code.replaceAll(' ', '')
  const counted = `code of ${await allowanceOf(site.db, { account: `user ${userId}`, userId }, origin)}`
  return site.transaction(async (work) => {
    const { tx } = work
    const person = await lockAccount(tx, userId)
    // A change of the password, or of the address, has ended it, or the same call has completed it,
    // whose code must not count as a wrong one.
    if (!person || !(await findPending(tx, site, secret))) return undefined
    const isRight =
      code.length <= 6
        ? await tryCode(site, work, { person, code, counted })
        : await takeRecoveryCode(tx, userId, code)
    // What was counted stays.
    if (!isRight) return 'wrong code'
    const taken = await takePending(tx, site, secret)
    if (!taken) throw expired()
    refuseUnlessAdmitted(site, person)
    const ownToken = await exchange(site, tx, { secret, userId, key, input })
    const { confirmed } = taken
    return openSession(site, work, { id: userId, network, agent, ownToken, confirmed })
  })
}

/**
 * Codes of the app are counted as passwords are, so that whoever has found a password out does not
 * keep its member from where they have signed in before. Recovery codes are not: nobody guesses
 * one, and with one a member comes in from anywhere.
 */
async function tryCode(
  site: Parts,
  work: Work,
  { person, code, counted }: { person: Person; code: string; counted: string },
): Promise<boolean> {
  const { tx } = work
  const tries = await countAttempt(tx, site, counted, LIMITS)
  const isRight = await takeCode(tx, site, { userId: person.id, code, added: true })
  if (isRight) await resetAttempts(tx, site, counted, LIMITS)
  // Whoever tries codes has got past the first step.
  else if (tries === WRONG_IN_A_ROW) await mailMember(site, tx, person, 'wrong_codes', {})
  return isRight
}
