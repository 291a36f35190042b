import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { countAttempts } from '../platform/attempts.ts'
import type { Change } from '../platform/changes.ts'
import type { Credentials } from '../platform/http/caller.ts'
import { PublicError, ruleBroken } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'
import { takeLink } from './links.ts'
import { readOwnUser } from './own-user.ts'
import { hashPassword, isOutdated, isPassword } from './password.ts'
import { findForSignIn, isBanned } from './queries.ts'
import { noteNetwork } from './sign-in-networks.ts'

export type SignedIn = { user: OwnUser; id: number; token: string }

/** Wrong passwords for one name, whether there is such a person or not, before everybody has to wait (checklist E02). */
const MOST_WRONG = 10
const WRONG_WINDOW_MS = 15 * 60_000

type Parts = Pick<Site, 'db' | 'clock' | 'random' | 'sessions' | 'changePages' | 'events' | 'isNetworkBanned'>

/** ACC-13. An unknown name, a wrong password and an account without one are told in the same words, after the same work (checklist E03). */
export function signInByPassword() {
  const wrong = countAttempts({ most: MOST_WRONG, windowMs: WRONG_WINDOW_MS })

  return async (site: Parts, { username, password }: { username: string; password: string }, network: string): Promise<SignedIn> => {
    const name = username.trim().toLowerCase()
    if (wrong.isTooMany(name)) throw new PublicError(429, 'too_many_requests')
    const person = await findForSignIn(site.db, name)
    if (!(await isPassword(person?.password_hash, password)) || !person) {
      wrong.count(name)
      throw ruleBroken('wrong_password')
    }
    wrong.forget(name)
    if (person.banned_until !== null && person.banned_until > site.clock.now()) throw ruleBroken('banned')
    if (hasFlag(person, Flag.RequiresVerifiedEmail) && !hasFlag(person, Flag.HasVerifiedEmail)) throw ruleBroken('email_not_verified')
    const renewed = person.password_hash !== null && isOutdated(person.password_hash) ? await hashPassword(site.random, password) : undefined
    return site.changePages(async (tx, stale) => {
      if (renewed) await tx.updateTable('users').set({ password_hash: renewed }).where('id', '=', person.id).execute()
      return signIn(site, { tx, stale }, person.id, network)
    })
  }
}

/** Opens a session for somebody who has proved who they are, and notes for staff where they came from. */
export async function signIn({ sessions, events, clock }: Pick<Site, 'sessions' | 'events' | 'clock'>, change: Change, id: number, network: string): Promise<SignedIn> {
  const { tx } = change
  const token = await sessions.open(tx, id)
  await noteNetwork(tx, { userId: id, network, now: clock.now() })
  await events.record(change, { kind: 'signed in', actorId: id, data: {} })
  const user = await readOwnUser(tx, id, token)
  if (!user) throw new PublicError(401, 'invalid_credentials')
  return { user, id, token }
}

/** ACC-04. Beside session tokens this takes the secret of a sign-in mail, once, and answers with a session of its own (AMB-82). */
export async function authenticate(site: Parts, credentials: Credentials | undefined, network: string): Promise<OwnUser> {
  if (!credentials) throw new PublicError(401, 'invalid_credentials')
  const caller = await site.sessions.find(credentials)
  const user = caller ? await readOwnUser(site.db, caller.id, credentials.token) : await authenticateByLink(site, credentials, network)
  if (!user) throw new PublicError(401, 'invalid_credentials')
  return user
}

async function authenticateByLink(site: Parts, { userId, token }: Credentials, network: string): Promise<OwnUser | undefined> {
  // Every wrong token comes here, so the network is looked at after it: a stranger learns nothing.
  return site.changePages(async (tx, stale) => {
    const link = await takeLink(tx, site, 'sign-in', { userId, secret: token })
    if (!link) return undefined
    if (await isBanned(tx, userId, site.clock.now())) return undefined
    if (site.isNetworkBanned(network)) throw new PublicError(403, 'network_banned')
    return (await signIn(site, { tx, stale }, userId, network)).user
  })
}
