import type { changePassword } from '@loadout/contract/accounts/accounts.ts'
import { faultOfPassword } from '@loadout/contract/accounts/password.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type { Caller } from '../platform/http/caller.ts'
import { notSignedIn, ruleBroken } from '../platform/http/public-error.ts'
import { exchange, replayedToken, type Exchange } from '../sessions/exchanged-secrets.ts'
import type { Site } from '../site-parts.ts'
import type { Origin } from './allowance.ts'
import { hashPassword } from './password.ts'
import { lockAccount } from './lock-members.ts'
import { findPasswordHash } from './queries.ts'
import { setPassword } from './set-password.ts'
import { tryPassword } from './try-password.ts'

type Input = ParsedInputOf<typeof changePassword>
type Parts = Pick<
  Site,
  'db' | 'clock' | 'random' | 'settings' | 'mail' | 'transaction' | 'sessions'
>
type Answer = { token: string }

/**
 * The current password is asked for, whoever holds the token (checklist D13), and whoever holds a
 * stolen one must not find it out (ACC-56, ACC-57, checklist E02).
 */
export async function changeOwnPassword(
  site: Parts,
  {
    input,
    caller,
    key,
    agent,
    ...origin
  }: { input: Input; caller: Caller; key: string | undefined; agent: string } & Origin,
): Promise<Answer> {
  const { id: userId, token: secret } = caller
  const fault = faultOfPassword(input.new_password)
  if (fault) throw ruleBroken(fault, 'new_password')
  const stored = await findPasswordHash(site.db, userId)
  const given = { secret, userId, key, input }
  const tried = { account: `user ${userId}`, userId, stored, typed: input.current_password }
  if (!(await tryPassword(site, tried, origin))) {
    const replayed = await replayedPasswordChange(site, given)
    if (replayed) return replayed
    throw ruleBroken('wrong_current_password', 'current_password')
  }

  const password_hash = await hashPassword(site.random, input.new_password)
  const answer = await site.transaction(async (work) => {
    const { tx } = work
    const person = await lockAccount(tx, userId)
    // Whoever changed it in between has ended this session.
    if (!person || person.password_hash !== stored) return undefined
    await setPassword(site, work, person, password_hash)
    const token = await exchange(site, tx, given)
    return { token: await site.sessions.open(tx, userId, { agent, token }) }
  })
  const answered = answer ?? (await replayedPasswordChange(site, given))
  if (!answered) throw notSignedIn()
  return answered
}

/**
 * What this very change was answered, for whoever still sends the token that it has replaced
 * (checklist B02).
 */
export async function replayedPasswordChange(
  site: Parts,
  given: Exchange,
): Promise<Answer | undefined> {
  const token = await replayedToken(site, site.db, given)
  return token === undefined ? undefined : { token }
}
