import type { signInByCode } from '@loadout/contract/second-steps/sign-in.ts'
import { lockAccount } from '../accounts/lock-members.ts'
import { openSession, refuseUnlessAdmitted, type SignedIn } from '../accounts/sign-in.ts'
import { limitWrongPasswords } from '../accounts/wrong-passwords.ts'
import type { Db } from '../platform/db/database.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { takeCode } from './app-codes.ts'
import { findPending, takePending } from './pending-sign-ins.ts'
import { takeRecoveryCode } from './recovery-codes.ts'

/** Three of a million are right at any moment, so fewer may be tried than of passwords. */
const MOST_WRONG = 5

type Parts = Pick<Site, 'db' | 'clock' | 'settings' | 'sessions' | 'transaction'>
type Request = CallRequest<typeof signInByCode>

export const expired = () => ruleBroken('sign_in_expired', 'token')

/**
 * Completes a sign-in with a code (checklist E15). Wrong ones are counted as passwords are, so that
 * whoever has found a password out does not keep its member from where they have signed in before.
 * They are counted while the member is locked: of many that are tried at once no more are told than
 * of those tried one after the other. A wrong one leaves the sign-in good for another try.
 */
export function completeByCode() {
  const triesAt = limitWrongPasswords(MOST_WRONG)

  return async (site: Parts, { input, ...origin }: Request): Promise<SignedIn> => {
    const pending = await findPending(site.db, site, input.token)
    if (!pending) throw expired()
    const { user_id: userId } = pending
    const { network, agent } = origin
    const tries = await triesAt(site.db, { account: String(userId), userId }, origin)
    tries.refuseIfTooMany()
    const signedIn = await site.transaction(async (work) => {
      const { tx } = work
      const person = await lockAccount(tx, userId)
      tries.refuseIfTooMany()
      if (!(await isCode(site, tx, { userId, code: input.code }))) return tries.count()
      const taken = await takePending(tx, site, input.token)
      // A change of the password, or of the address, has ended it.
      if (!person || !taken) throw expired()
      refuseUnlessAdmitted(site, person)
      return openSession(site, work, { id: userId, network, agent, confirmed: taken.confirmed })
    })
    if (!signedIn) throw ruleBroken('code_wrong', 'code')
    tries.forget()
    return signedIn
  }
}

/** Digits are of the app; what is longer is a recovery code. */
async function isCode(
  site: Parts,
  tx: Db,
  { userId, code: typed }: { userId: number; code: string },
): Promise<boolean> {
  const code = typed.replaceAll(' ', '')
  return code.length <= 6
    ? takeCode(tx, site, { userId, code, added: true })
    : takeRecoveryCode(tx, userId, code)
}
