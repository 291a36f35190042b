import { Flag } from '@loadout/contract/accounts/flags.ts'
import type { signup } from '@loadout/contract/accounts/accounts.ts'
import { faultOfEmail } from '@loadout/contract/accounts/email.ts'
import { faultOfPassword } from '@loadout/contract/accounts/password.ts'
import { faultOfUsername } from '@loadout/contract/accounts/username.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type { Transact, Work } from '../platform/unit-of-work.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'
import { isHeld } from './held-marks.ts'
import { hashPassword } from './password.ts'
import { findUndoLinksTo } from './links.ts'
import { isEmailTaken, isUsernameTaken } from './queries.ts'
import { referralOf } from './referrals.ts'
import { refuseTaken } from './refuse-taken.ts'
import { mailVerification } from './verify-email.ts'

/**
 * The same refusals while one types and when one signs up or takes another name (ACC-26, AMB-92,
 * AMB-127). Only who takes another name may have spaces around it: the documents trim there.
 */
export async function refuseUnlessFree(
  site: Pick<Site, 'db' | 'clock' | 'settings'>,
  username: string,
): Promise<void> {
  const fault =
    faultOfUsername(username) ??
    ((await isUsernameTaken(site.db, site, username)) ? 'username_taken' : undefined)
  if (fault) throw ruleBroken(fault, 'username')
}

type Typed = { username: string; email: string; password: string }

/**
 * Name and address of an account that is made. Refuses its first fault in the order of the form.
 * Whoever has proved an account elsewhere may do without a password.
 */
export async function readAccount(
  site: Pick<Site, 'db' | 'clock' | 'settings'>,
  { password, ...typed }: Typed,
  { mayLackPassword = false } = {},
) {
  const { username } = typed
  const email = typed.email.trim()
  await refuseUnlessFree(site, username)
  const isWithout = password === '' && mayLackPassword
  const passwordFault = isWithout ? undefined : faultOfPassword(password)
  if (passwordFault) throw ruleBroken(passwordFault, 'password')
  const emailFault =
    faultOfEmail(email) ??
    ((await isEmailTaken(site.db, site.clock, email)) ? 'email_taken' : undefined)
  if (emailFault) throw ruleBroken(emailFault, 'email')
  return { username, email }
}

type Parts = Pick<Site, 'db' | 'clock' | 'random' | 'settings' | 'mail'>
type Input = ParsedInputOf<typeof signup>

/** Somebody whose form is in order, and who may all the same meet another with the same name. */
type Applicant = Pick<Input, 'referrer' | 'language_id'> & {
  username: string
  email: string
  password_hash: string | null
  country_id: number
}

/**
 * Makes an account of a form: of two with the same name or address at the same moment only one
 * (ACC-22, checklist E08, E10).
 */
export async function signUp(
  site: Parts,
  input: Input,
  { transaction, network }: { transaction: Transact; network: string },
): Promise<{ id: number }> {
  const applicant = await readApplicant(site, input)
  return transaction(async (work) => ({
    id: (await insertMember(site, work, { ...applicant, network })).id,
  }))
}

/** Hashing is dear, so it comes after all that may be wrong. */
export async function readApplicant(
  site: Parts,
  { country_id, referrer, language_id, ...typed }: Input,
  options?: { mayLackPassword: boolean },
): Promise<Applicant> {
  const account = await readAccount(site, typed, options)
  if (country_id === undefined) throw ruleBroken('country_missing', 'country_id')
  const password_hash =
    typed.password === '' ? null : await hashPassword(site.random, typed.password)
  return { ...account, password_hash, country_id, referrer, language_id }
}

/**
 * Name and address may be taken by somebody else at the same moment: the database has the last
 * word.
 */
export async function insertMember(
  site: Parts,
  work: Work,
  { referrer, language_id, network, ...applicant }: Applicant & { network: string },
): Promise<{ id: number }> {
  const { clock, settings } = site
  const { tx } = work
  const now = clock.now()
  // Nobody sheds a ban by deleting their account (checklist D05).
  if (await isHeld(tx, site, { email: applicant.email })) throw ruleBroken('banned')
  const person = await tx
    .insertInto('users')
    .values({
      ...applicant,
      language_id: language_id ?? null,
      ...(await referralOf(tx, { referrer, network })),
      flags: settings.requireVerifiedEmail ? Flag.RequiresVerifiedEmail : 0,
      inserted: now,
    })
    .returning(['id', 'username', 'email', 'language_id', 'country_id'])
    .executeTakeFirstOrThrow()
    .catch(refuseTaken)
  // Whoever had the name before is not known by it any more.
  await tx
    .deleteFrom('former_username')
    .where('username', '=', person.username.toLowerCase())
    .execute()
  // Asked again: it may have been given up meanwhile, with an undo link to it (checklist D13).
  if ((await findUndoLinksTo(tx, site, applicant.email)).length > 0)
    throw ruleBroken('email_taken', 'email')
  await work.record({ kind: 'member joined', actorId: person.id, data: {} })
  await mailVerification(site, tx, person)
  return person
}
