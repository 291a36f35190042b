import { findExchanger, replayedToken, type Exchange } from '../sessions/exchanged-secrets.ts'
import type { Site } from '../site-parts.ts'
import { findSecondSteps } from '../second-steps/find-second-steps.ts'
import { findPending } from '../second-steps/pending-sign-ins.ts'
import { readOwnUser } from './own-user.ts'
import type { SignInAnswer } from './sign-in.ts'

type Parts = Pick<Site, 'db' | 'clock' | 'random' | 'settings' | 'sessions'>

/**
 * The same answer for the same call that has signed somebody in, if it came through before and its
 * answer was lost (checklist B02). Whoever it was is found by what they gave up.
 */
export async function replayedSignIn(
  site: Parts,
  given: Omit<Exchange, 'userId'>,
): Promise<SignInAnswer | undefined> {
  const userId = await findExchanger(site.db, given)
  return userId === undefined ? undefined : replayedSignInOf(site, { ...given, userId })
}

/** The same where it is known whose it was. The token must be good for something still. */
export async function replayedSignInOf(
  site: Parts,
  given: Exchange,
): Promise<SignInAnswer | undefined> {
  const { db, sessions } = site
  const { userId: id } = given
  const token = await replayedToken(site, db, given)
  if (token === undefined) return undefined
  if (await findPending(db, site, token)) {
    const ways = await findSecondSteps(db, id)
    return ways && { second_step: { token, ...ways } }
  }
  const user = (await sessions.isOpen(db, { id, token }))
    ? await readOwnUser(site, id, token)
    : undefined
  return user && { user, id, token }
}
