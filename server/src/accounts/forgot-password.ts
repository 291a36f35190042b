import type { forgotPassword, resetPassword } from '@loadout/contract/accounts/accounts.ts'
import { faultOfResetPassword } from '@loadout/contract/accounts/password.ts'
import { canSignInWith } from '@loadout/contract/providers/provider-ids.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type { Transact } from '../platform/unit-of-work.ts'
import type { Db } from '../platform/db/database.ts'
import { PublicError, ruleBroken } from '../platform/http/public-error.ts'
import { job } from '../platform/jobs/job.ts'
import { exchange, type Exchange } from '../sessions/exchanged-secrets.ts'
import { disconnectThose } from '../providers/disconnect-provider.ts'
import type { Site } from '../site-parts.ts'
import { findLink, makeLink, takeLink, voidLinks } from './links.ts'
import { mailMember, type MailedMember } from './mail-member.ts'
import { hashPassword } from './password.ts'
import { lockAccount } from './lock-members.ts'
import { findForMail, findForSignIn } from './queries.ts'
import { setPassword } from './set-password.ts'
import { refuseUnlessAdmitted, signIn, type SignInAnswer } from './sign-in.ts'
import { replayedSignInOf } from './replayed-sign-in.ts'

type Parts = Pick<Site, 'db' | 'clock' | 'random' | 'settings' | 'mail'>

/** Who is mailed a link; nobody has the id 0. */
const mailReset = job<{ userId: number; network: string }>('mail-reset', {
  tries: 5,
  pauseSeconds: 5,
  longestPauseSeconds: 60,
  limitSeconds: 30,
})

/**
 * Says the same whatever was typed, after the same work: whether there is anybody to write to is
 * looked at when the answer has been given, so that not even its time tells (ACC-44, AMB-154,
 * checklist E03). Unless the site has chosen to tell.
 */
export async function askForReset(
  { jobs, siteSettings }: Pick<Site, 'jobs' | 'siteSettings'>,
  input: ParsedInputOf<typeof forgotPassword>,
  { network, transaction }: { network: string; transaction: Transact },
): Promise<{ success: true }> {
  const [username, email] = [input.username.trim(), input.email.trim()]
  if (username === '') throw ruleBroken('no_such_username', 'username')
  if (email === '') throw ruleBroken('no_such_email', 'email')
  return transaction(async (work) => {
    const { tx } = work
    const person = await findForSignIn(tx, username)
    const isTheirs = person?.email?.toLowerCase() === email.toLowerCase()
    if (siteSettings.current().revealAccounts) {
      if (!person) throw ruleBroken('no_such_username', 'username')
      if (!isTheirs) throw ruleBroken('no_such_email', 'email')
    }
    await jobs.add(tx, mailReset, { userId: isTheirs ? person.id : 0, network })
    return { success: true }
  })
}

/** Writes to nobody but the owner, at the address that is stored (checklist E05). */
export const mailResets = (site: Parts & Pick<Site, 'jobs' | 'transaction'>) =>
  site.jobs.work(mailReset, ({ userId, network }, { finish }) =>
    site.transaction(async ({ tx }) => {
      await finish(tx)
      const person = await findForMail(tx, userId)
      if (person) await mailResetLink(site, tx, person, network)
    }),
  )

/**
 * A newer request takes the place of those from the same network (checklist E06): what a stranger
 * asks for voids no link of the member's. Null is the site itself.
 */
export async function mailResetLink(
  site: Omit<Parts, 'db'>,
  tx: Db,
  person: MailedMember & { id: number },
  network: string | null,
) {
  const { id: uid, email } = person
  if (email === null) return
  const made = await makeLink(tx, site, 'reset-password', { userId: uid, email, network })
  if (!made) return
  if (network !== null)
    await voidLinks(tx, site, ['reset-password'], { userId: uid, except: made.id, network })
  const link = `${site.settings.origin}/reset_password/${made.id}/${uid}/${made.secret}`
  await mailMember(site, tx, person, 'reset_password', { link })
}

type ResetParts = Parts & Pick<Site, 'transaction' | 'sessions'>

/**
 * A faulty password does not use the link up, nor does somebody who may not come in (ACC-50,
 * ACC-51).
 */
export async function resetForgotten(
  site: ResetParts,
  {
    input,
    key,
    network,
    agent,
  }: {
    input: ParsedInputOf<typeof resetPassword>
    key: string | undefined
    network: string
    agent: string
  },
): Promise<SignInAnswer> {
  const fault = faultOfResetPassword(input.password)
  if (fault) throw ruleBroken(fault, 'password')
  const { id, uid: userId, token: secret, password } = input
  const given = { secret, userId, key, input }
  const link = { id, userId, secret }
  // Hashing is dear: nobody without a link makes the site do it.
  if (!(await findLink(site.db, site, 'reset-password', link))) return answerAgain(site, given)

  const password_hash = await hashPassword(site.random, password)
  const answer = await site.transaction(async (work) => {
    const { tx } = work
    const person = await lockAccount(tx, userId)
    const taken = await takeLink(tx, site, 'reset-password', link)
    // An address that was changed since makes the link to the old one worthless.
    if (!person || !taken || taken.email !== person.email) return undefined
    refuseUnlessAdmitted(site, person)
    await setPassword(site, work, person, password_hash)
    // Whoever reads the mail of the account is its owner; who else connected one of these is not.
    await disconnectThose(work, userId, ({ provider }) => canSignInWith(provider))
    const ownToken = await exchange(site, tx, given)
    return signIn(site, work, { id: userId, network, agent, ownToken })
  })
  return answer ?? answerAgain(site, given)
}

/** The same answer for the same call, if it came through before and its answer was lost. */
async function answerAgain(site: ResetParts, given: Exchange): Promise<SignInAnswer> {
  const answer = await replayedSignInOf(site, given)
  if (!answer) throw new PublicError(400, 'link_expired')
  return answer
}
