import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import type { verifyEmail } from '@loadout/contract/accounts/accounts.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Transact } from '../platform/unit-of-work.ts'
import type { Db } from '../platform/db/database.ts'
import { invalidRequest, ruleBroken } from '../platform/http/public-error.ts'
import { job } from '../platform/jobs/job.ts'
import { exchange, replayedToken } from '../sessions/exchanged-secrets.ts'
import type { Site } from '../site-parts.ts'
import { makeLink, takeLink, voidLinks } from './links.ts'
import { mailMember, type MailedMember } from './mail-member.ts'
import { findForMail, findForSignIn } from './queries.ts'
import { lockWithReferrer, recordReferral } from './referrals.ts'

type Parts = Pick<Site, 'clock' | 'random' | 'mail' | 'settings'>

/**
 * Writes the mail with the link that verifies an address (ACC-62). Nothing is written to whoever
 * has been sent enough of them.
 */
export async function mailVerification(
  site: Parts,
  tx: Db,
  person: MailedMember & { id: number },
): Promise<void> {
  const { id, email } = person
  if (email === null) return
  const made = await makeLink(tx, site, 'verify-email', { userId: id, email })
  if (!made) return
  const link = `${site.settings.origin}/user/verify_email/${id}/${made.secret}`
  await mailMember(site, tx, person, 'verify_email', { link })
}

/** Who is mailed a link; nobody has the id 0. */
const mailAgain = job<{ userId: number }>('mail-verification', {
  tries: 5,
  pauseSeconds: 5,
  longestPauseSeconds: 60,
  limitSeconds: 30,
})

/**
 * Says the same whether there is such a name or not, and whether it has anything to verify, after
 * the same work: that is looked at when the answer has been given (ACC-68, AMB-154, checklist E03).
 * Unless the site has chosen to tell.
 */
export async function askForVerification(
  { jobs, siteSettings }: Pick<Site, 'jobs' | 'siteSettings'>,
  typed: string,
  transaction: Transact,
): Promise<{ success: true }> {
  const username = typed.trim()
  if (username === '') throw ruleBroken('no_such_username', 'username')
  return transaction(async ({ tx }) => {
    const person = await findForSignIn(tx, username)
    if (!person && siteSettings.current().revealAccounts)
      throw ruleBroken('no_such_username', 'username')
    await jobs.add(tx, mailAgain, { userId: person?.id ?? 0 })
    return { success: true }
  })
}

export const mailVerifications = (site: Parts & Pick<Site, 'jobs' | 'transaction'>) =>
  site.jobs.work(mailAgain, ({ userId }, { finish }) =>
    site.transaction(async ({ tx }) => {
      await finish(tx)
      const person = await findForMail(tx, userId)
      if (person && !hasFlag(person, Flag.HasVerifiedEmail))
        await mailVerification(site, tx, person)
    }),
  )

type VerifyRequest = Pick<
  CallRequest<typeof verifyEmail>,
  'input' | 'credentials' | 'key' | 'network'
>

/**
 * Whoever holds the link has read the mail (ACC-63, ACC-64, AMB-18). All their sessions end, and
 * the answer holds a secret for one sign-in. A link that was sent to an address they have changed
 * since verifies nothing.
 */
export async function verifyAddress(
  site: Parts & Pick<Site, 'db' | 'transaction' | 'sessions'>,
  { input, credentials, key, network }: VerifyRequest,
): Promise<{ id: number; token: string }> {
  const { id = credentials?.userId, token = credentials?.token } = input
  if (id === undefined) throw invalidRequest('id')
  if (token === undefined) throw invalidRequest('token')
  const given = { secret: token, userId: id, key, input }
  const answer = await site.transaction(async (work) => {
    const { tx } = work
    // Before the link, as whoever uses or voids one does.
    const referrerId = await lockWithReferrer(tx, { id, network })
    const link = await takeLink(tx, site, 'verify-email', { userId: id, secret: token })
    if (!link) return undefined
    const verified = await tx
      .updateTable('users')
      .set(({ eb }) => ({ flags: eb('flags', '|', Flag.HasVerifiedEmail) }))
      .where('id', '=', id)
      .where('email', '=', link.email)
      .returning(['id', 'email'])
      .executeTakeFirst()
    if (!verified) return undefined
    // Each of them lets somebody in, and there is nothing to verify any more.
    await voidLinks(tx, site, ['verify-email'], { userId: id })
    await recordReferral(work, { userId: id, referrerId })
    await site.sessions.endAll(work, id)
    await work.disconnect(id)
    const secret = await exchange(site, tx, given)
    const made = await makeLink(tx, site, 'sign-in', { userId: id, email: verified.email, secret })
    return made && { id, token: made.secret }
  })
  if (answer) return answer
  // The same for the same call, if it came through before and its answer was lost.
  const replayed = await replayedToken(site, site.db, given)
  if (replayed === undefined) throw ruleBroken('link_expired')
  return { id, token: replayed }
}
