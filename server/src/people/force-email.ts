import { faultOfEmail } from '@loadout/contract/accounts/email.ts'
import type * as names from '@loadout/contract/people/names.ts'
import { requireConfirmation } from '../confirmation/require-confirmation.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { changeEmail } from './change-email.ts'
import { lockPerson } from './lock-person.ts'

type Parts = Pick<Site, 'clock' | 'random' | 'settings' | 'mail' | 'sessions'>

/** Staff give a member another address (ADMIN-23). */
export async function forceEmail(
  site: Parts,
  { input, caller, transaction }: CallRequest<typeof names.forceEmail>,
): Promise<{ email: string }> {
  const email = input.email.trim()
  const fault = faultOfEmail(email)
  if (fault) throw ruleBroken(fault, 'email')
  return transaction(async (work) => {
    const { person } = await lockPerson(work.tx, {
      clock: site.clock,
      caller,
      permission: 'canForceEmailChange',
      userId: input.user_id,
    })
    if (person.email === email) return { email }
    // Their own they change like everybody, lest a stolen session takes the account (checklist
    // D13).
    if (person.id === caller.id) await requireConfirmation(site, work.tx, caller)
    await changeEmail(site, work, { person, email, by: caller.id })
    return { email }
  })
}
