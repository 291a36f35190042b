import { Flag } from '@loadout/contract/accounts/flags.ts'
import type { signup } from '@loadout/contract/accounts/accounts.ts'
import { faultOfEmail } from '@loadout/contract/accounts/email.ts'
import { faultOfPassword } from '@loadout/contract/accounts/password.ts'
import { faultOfUsername } from '@loadout/contract/accounts/username.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type { Transact } from '../platform/unit-of-work.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'
import { hashPassword } from './password.ts'
import { findWaysBackTo } from './links.ts'
import { isEmailTaken, isUsernameTaken } from './queries.ts'
import { refuseTaken } from './refuse-taken.ts'
import { mailVerification } from './verify-email.ts'

/**
 * The same refusals while one types and when one signs up or takes another name (ACC-26, AMB-92,
 * AMB-127).
 */
export async function refuseUnlessFree(
  { db, clock }: Pick<Site, 'db' | 'clock'>,
  username: string,
): Promise<void> {
  const fault =
    faultOfUsername(username) ??
    ((await isUsernameTaken(db, username, { now: clock.now() })) ? 'username_taken' : undefined)
  if (fault) throw ruleBroken(fault, 'username')
}

type Parts = Pick<Site, 'db' | 'clock' | 'random' | 'settings' | 'mail'>

/**
 * Name and address may be taken by somebody else at the same moment: the database has the last
 * word (ACC-22, checklist E08, E10).
 */
export async function signUp(
  site: Parts,
  input: ParsedInputOf<typeof signup>,
  transaction: Transact,
): Promise<{ id: number }> {
  const { db, clock, random, settings } = site
  const [username, email] = [input.username.trim(), input.email.trim()]
  await refuseUnlessFree(site, username)
  const passwordFault = faultOfPassword(input.password)
  if (passwordFault) throw ruleBroken(passwordFault, 'password')
  const emailFault =
    faultOfEmail(email) ?? ((await isEmailTaken(db, clock, email)) ? 'email_taken' : undefined)
  if (emailFault) throw ruleBroken(emailFault, 'email')
  if (input.country_id === undefined) throw ruleBroken('country_missing', 'country_id')

  const password_hash = await hashPassword(random, input.password)
  return transaction(async (work) => {
    const { tx } = work
    const referrer =
      input.referrer === undefined
        ? undefined
        : await tx
            .selectFrom('users')
            .select('id')
            .where('id', '=', input.referrer)
            .executeTakeFirst()
    const person = await tx
      .insertInto('users')
      .values({
        username,
        email,
        password_hash,
        country_id: input.country_id ?? 0,
        language_id: input.language_id ?? null,
        referrer_id: referrer?.id ?? null,
        flags: settings.requireVerifiedEmail ? Flag.RequiresVerifiedEmail : 0,
        inserted: clock.now(),
      })
      .returning(['id', 'username', 'email', 'language_id', 'country_id'])
      .executeTakeFirstOrThrow()
      .catch(refuseTaken)
    // Asked again: it may have been given up meanwhile, with a way back to it (checklist D13).
    if ((await findWaysBackTo(tx, site, email)).length > 0) throw ruleBroken('email_taken', 'email')
    await mailVerification(site, tx, person)
    return { id: person.id }
  })
}
