import { faultOfEmail } from '@loadout/contract/accounts/email.ts'
import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import type { updateProfile } from '@loadout/contract/settings/settings.ts'
import { profileTag } from '../accounts/page-tags.ts'
import { lockCaller } from '../accounts/lock-members.ts'
import { requireConfirmation } from '../confirmation/require-confirmation.ts'
import { changeEmail } from '../people/change-email.ts'
import { PublicError, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { DAY, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { countEmailChanges } from './queries.ts'

/** Each change writes to two addresses that anybody may name: more would be mail for strangers. */
const MAX_EMAILS_A_DAY = 5

type Parts = Pick<Site, 'clock' | 'random' | 'settings' | 'mail' | 'sessions'>
type Details = { email: string; country_id: number }

/** Both are changed, or neither (SET-03). */
export async function changeOwnProfile(
  site: Parts,
  { input, caller, transaction }: CallRequest<typeof updateProfile>,
): Promise<Details> {
  const { email: asked, country_id } = checked(input)
  return transaction(async (work) => {
    const { tx } = work
    const person = await lockCaller(tx, caller.id)
    if (person.country_id !== country_id) await changeCountry(work, person.id, country_id)
    const email = asked ?? person.email ?? ''
    const details = { email, country_id }
    if (asked === undefined || asked === person.email) return details
    if (hasFlag(person, Flag.RequiresVerifiedEmail)) throw ruleBroken('email_locked', 'email')
    await requireConfirmation(site, tx, caller)
    await refuseTooManyEmails(tx, site.clock, person.id)
    await changeEmail(site, work, { person, email, by: person.id })
    return details
  })
}

function checked({ email: typed, country_id }: CallRequest<typeof updateProfile>['input']) {
  const email = typed?.trim()
  const fault = email === undefined ? undefined : faultOfEmail(email)
  if (fault) throw ruleBroken(fault, 'email')
  if (country_id === undefined) throw ruleBroken('country_missing', 'country_id')
  return { email, country_id }
}

/** A profile says where its owner is from. */
async function changeCountry({ tx, purge }: Work, id: number, country_id: number) {
  await tx.updateTable('users').set({ country_id }).where('id', '=', id).execute()
  purge(profileTag(id))
}

async function refuseTooManyEmails(tx: Db, clock: Clock, id: number) {
  const since = new Date(clock.now().getTime() - DAY)
  if ((await countEmailChanges(tx, { id, since })) >= MAX_EMAILS_A_DAY)
    throw new PublicError(429, 'too_many_requests')
}
