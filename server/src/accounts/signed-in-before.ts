import { exchangedBefore, findExchanger, type Exchange } from '../sessions/exchanged-secrets.ts'
import type { Site } from '../site-parts.ts'
import { readOwnUser } from './own-user.ts'
import type { SignedIn } from './sign-in.ts'

type Parts = Pick<Site, 'db' | 'clock' | 'random' | 'settings'>

/**
 * The same answer for the same call that has signed somebody in, if it came through before and its
 * answer was lost (checklist B02). Whoever it was is found by what they gave up.
 */
export async function signedInBefore(
  site: Parts,
  given: Omit<Exchange, 'userId'>,
): Promise<SignedIn | undefined> {
  const id = await findExchanger(site.db, given)
  if (id === undefined) return undefined
  const token = await exchangedBefore(site, site.db, { ...given, userId: id })
  const user = token === undefined ? undefined : await readOwnUser(site, id, token)
  return token === undefined || !user ? undefined : { user, id, token }
}
