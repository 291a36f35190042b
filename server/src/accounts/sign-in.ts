import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import type { PendingSignIn } from '@loadout/contract/second-steps/second-step.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Credentials } from '../platform/http/caller.ts'
import { PublicError, ruleBroken } from '../platform/http/public-error.ts'
import { isDue } from '../points/is-due.ts'
import { findSecondSteps } from '../second-steps/find-second-steps.ts'
import { openPending } from '../second-steps/pending-sign-ins.ts'
import type { Site } from '../site-parts.ts'
import { takeLink } from './links.ts'
import { readOwnUser } from './own-user.ts'
import { hashPassword, isOutdated } from './password.ts'
import type { Origin } from './allowance.ts'
import { lockAccount, lockMembers } from './lock-members.ts'
import { isBanned, type Until } from './is-banned.ts'
import { findBan, findForSignIn } from './queries.ts'
import { noteNetwork, touchNetwork } from './sign-in-networks.ts'
import { tryPassword } from './try-password.ts'

export type SignedIn = { user: OwnUser; id: number; token: string }
/** Nobody is signed in yet whose account asks for a second step. */
export type SignInAnswer = SignedIn | { second_step: PendingSignIn }

/** Where a session is opened from: what the browser says it is, and its network. */
type From = { network: string; agent: string }

type Parts = Pick<
  Site,
  'db' | 'clock' | 'random' | 'settings' | 'sessions' | 'transaction' | 'bannedNetworks'
>

/**
 * An unknown name, a wrong password and an account without one are told in the same words, after
 * the same work (ACC-13, checklist E03).
 */
export async function signInByPassword(
  site: Parts,
  { username, password }: { username: string; password: string },
  origin: Origin & From,
): Promise<SignInAnswer> {
  const name = username.trim().toLowerCase()
  const person = await findForSignIn(site.db, name)
  const stored = person?.password_hash
  const tried = { account: `name ${name}`, userId: person?.id, stored, typed: password }
  if (!(await tryPassword(site, tried, origin)) || !person)
    throw ruleBroken('wrong_password', 'password')
  refuseUnlessAdmitted(site, person)
  const renewed =
    person.password_hash !== null && isOutdated(person.password_hash)
      ? await hashPassword(site.random, password)
      : undefined
  const signedIn = await site.transaction(async (work) => {
    const { tx } = work
    // Comparing takes a while, in which somebody may have been banned (checklist D05) or their
    // password changed.
    const now = await lockAccount(tx, person.id)
    if (!now || now.password_hash !== person.password_hash) return undefined
    refuseUnlessAdmitted(site, now)
    if (renewed)
      await tx
        .updateTable('users')
        .set({ password_hash: renewed })
        .where('id', '=', person.id)
        .execute()
    return signIn(site, work, {
      id: person.id,
      network: origin.network,
      agent: origin.agent,
      confirmed: true,
    })
  })
  // Whoever knew the one before must not come in once its sessions have ended (checklist D04): it
  // is compared with what is there now.
  return signedIn ?? signInByPassword(site, { username, password }, origin)
}

/**
 * Whoever is banned or has to verify their address first is let in by no password and no link. An
 * address that nothing can verify locks nobody out, unless whoever runs the site wants it so.
 */
export function refuseUnlessAdmitted(
  { clock, settings }: Pick<Site, 'clock' | 'settings'>,
  person: { flags: number; banned_until: Until | null },
): void {
  if (isBanned(person.banned_until, clock.now())) throw ruleBroken('banned')
  const canVerify = settings.mailsArrive || settings.requireVerifiedEmail
  const isUnverified =
    hasFlag(person, Flag.RequiresVerifiedEmail) && !hasFlag(person, Flag.HasVerifiedEmail)
  if (isUnverified && canVerify) throw ruleBroken('email_not_verified')
}

type SigningIn = From & {
  id: number
  ownToken?: string | undefined
  /** Whether what they came in with confirms who they are, as their password does. */
  confirmed?: boolean
}

/**
 * What becomes of somebody who has proved who they are: a session, or a sign-in that waits for
 * their second step, which knows neither network nor device. The secret of either is a new one
 * unless it was derived before.
 */
export async function signIn(
  site: Pick<Site, 'sessions' | 'clock' | 'random'>,
  work: Work,
  signingIn: SigningIn,
): Promise<SignInAnswer> {
  const { id: userId, ownToken: secret, confirmed = false } = signingIn
  const ways = await findSecondSteps(work.tx, userId)
  if (!ways) return openSession(site, work, signingIn)
  return { second_step: await openPending(work.tx, site, { userId, ways, confirmed, secret }) }
}

/** Opens a session, and notes for staff where somebody came from. */
export async function openSession(
  { sessions, clock }: Pick<Site, 'sessions' | 'clock'>,
  work: Work,
  { id, network, agent, ownToken, confirmed = false }: SigningIn,
): Promise<SignedIn> {
  const { tx } = work
  const token = await sessions.open(tx, id, { agent, token: ownToken, confirmed })
  await noteNetwork(tx, { userId: id, network, now: clock.now() })
  await work.record({ kind: 'signed in', actorId: id, data: {} })
  const user = await readOwnUser({ db: tx, clock }, id, token)
  if (!user) throw new PublicError(401, 'invalid_credentials')
  return { user, id, token }
}

/**
 * Beside session tokens this takes the secret of a sign-in mail, once, and answers with a session
 * of its own (ACC-04, AMB-82).
 */
export async function authenticate(
  site: Parts,
  { credentials, network, agent, device }: { credentials: Credentials | undefined } & Origin & From,
): Promise<OwnUser> {
  if (!credentials) throw new PublicError(401, 'invalid_credentials')
  const caller = await site.sessions.find(credentials)
  if (caller) {
    await touchNetwork(site.db, { userId: caller.id, network, now: site.clock.now() })
    await recordReturn(site, caller.id)
  }
  const user = caller
    ? await readOwnUser(site, caller.id, credentials.token)
    : await authenticateByLink(site, credentials, { network, agent })
  if (!user) throw new PublicError(401, 'invalid_credentials')
  if (!caller) device.remember(user.id)
  return user
}

/**
 * Whoever is still signed in comes to the site as well: every twelve hours that earns what signing
 * in does (POINTS-01), and is written down only then.
 */
async function recordReturn({ db, clock, transaction }: Parts, userId: number): Promise<void> {
  if (!(await isDue(db, clock, { userId, task: 'login' }))) return
  await transaction((work) => work.record({ kind: 'came back', actorId: userId, data: {} }))
}

async function authenticateByLink(
  site: Parts,
  { userId, token }: Credentials,
  { network, agent }: From,
): Promise<OwnUser | undefined> {
  // Every wrong token comes here, so the network is looked at after it: a stranger learns nothing.
  return site.transaction(async (work) => {
    const { tx } = work
    // Before the link, as whoever changes a password does: each of two that meet waits for the
    // other's member only.
    await lockMembers(tx, [userId])
    const link = await takeLink(tx, site, 'sign-in', { userId, secret: token })
    if (!link) return undefined
    if ((await findBan(tx, userId, site.clock.now())) !== undefined) return undefined
    if (site.bannedNetworks.isBanned(network)) throw new PublicError(403, 'network_banned')
    // The link stays good; it lets in nobody who reads the mail alone.
    if (await findSecondSteps(tx, userId)) throw new PublicError(403, 'second_step_required')
    return (await openSession(site, work, { id: userId, network, agent })).user
  })
}
