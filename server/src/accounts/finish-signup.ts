import type { signup } from '@loadout/contract/accounts/accounts.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { linkAccount } from '../providers/link-account.ts'
import { isGoodSignup, takeSignup } from '../providers/signups.ts'
import { exchange } from '../sessions/exchanged-secrets.ts'
import type { Site } from '../site-parts.ts'
import { openSession } from './sign-in.ts'
import { insertMember, readApplicant } from './sign-up.ts'
import { replayedSignIn } from './replayed-sign-in.ts'

type Parts = Pick<
  Site,
  | 'db'
  | 'clock'
  | 'random'
  | 'settings'
  | 'mail'
  | 'sessions'
  | 'transaction'
  | 'esportal'
  | 'realtime'
>

const failed = () => ruleBroken('provider_failed', 'signup_token')

/**
 * Makes the account of somebody who came from another site, and signs them in where no address has
 * to be verified first (ACC-21, AMB-76). A faulty form does not use the token up.
 */
export async function finishSignup(
  site: Parts,
  { input, key, network, agent, device, transaction }: CallRequest<typeof signup>,
  secret: string,
): Promise<OutputOf<typeof signup>> {
  const replayed = await replayedSignIn(site, { secret, key, input })
  if (replayed && 'user' in replayed) return replayed
  // Hashing is dear: nobody without a token makes the site do it.
  if (!(await isGoodSignup(site.db, site.clock, secret))) throw failed()
  const applicant = await readApplicant(site, input, { mayLackPassword: true })
  const mustVerify = site.settings.requireVerifiedEmail
  // Who is not signed in is answered no secret, so that is kept for repeats.
  const transact = mustVerify ? transaction : site.transaction
  return transact(async (work) => {
    const account = await takeSignup(work.tx, site.clock, secret)
    if (!account) throw failed()
    const { id } = await insertMember(site, work, { ...applicant, network })
    await linkAccount(site, work, { ...account, userId: id })
    if (mustVerify) return { id }
    const ownToken = await exchange(site, work.tx, { secret, userId: id, key, input })
    work.afterCommit(() => device.remember(id))
    return openSession(site, work, { id, network, agent, ownToken, confirmed: true })
  })
}
