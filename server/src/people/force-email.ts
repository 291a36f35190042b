import { faultOfEmail } from '@loadout/contract/accounts/email.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import type * as names from '@loadout/contract/people/names.ts'
import { dropLinks, dropWaysBackSince, findWaysBackTo } from '../accounts/links.ts'
import { refuseTaken } from '../accounts/refuse-taken.ts'
import { mailOldAddress } from '../accounts/undo-email.ts'
import { mailVerification } from '../accounts/verify-email.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { announceFlags } from './grant.ts'
import { lockPerson, targetOf } from './lock-person.ts'

type Parts = Pick<Site, 'clock' | 'random' | 'settings' | 'mail' | 'sessions'>

/**
 * ADMIN-23, checklist E10. The address is not verified any more and is sent a link; the one they
 * had is told, with a link that takes the change back. That is what protects whoever is not asked,
 * staff who change their own as well: somebody else may hold their session (checklist D13). Other
 * links that were mailed to it are good for nothing. An address is unique by an index, without
 * regard to case.
 */
export async function forceEmail(
  site: Parts,
  { input, caller, transaction }: CallRequest<typeof names.forceEmail>,
): Promise<{ email: string }> {
  const email = input.email.trim()
  const fault = faultOfEmail(email)
  if (fault) throw ruleBroken(fault, 'email')
  return transaction(async (work) => {
    const { tx } = work
    const { person } = await lockPerson(tx, {
      clock: site.clock,
      caller,
      permission: 'canForceEmailChange',
      userId: input.user_id,
    })
    if (person.email === email) return { email }
    const flags = person.flags & ~Flag.HasVerifiedEmail
    await tx
      .updateTable('users')
      .set({ email, flags })
      .where('id', '=', person.id)
      .execute()
      .catch(refuseTaken)
    // Not before: whoever gives the address up at this moment keeps a way back to it, which is
    // there only when their change is through.
    const [firstWayBack] = await findWaysBackTo(tx, site, email)
    if (firstWayBack && firstWayBack.user_id !== person.id) throw ruleBroken('email_taken', 'email')
    await dropLinks(tx, person.id)
    await work.audit({
      adminId: caller.id,
      action: 'email changed',
      target: targetOf(person),
      before: { email: person.email },
      after: { email },
    })
    work.afterCommit(() => site.sessions.forget(person.id))
    await announceFlags(work, { id: person.id, before: person.flags, after: flags })
    // Whoever has got at an account must not undo what gives it back.
    if (firstWayBack) await dropWaysBackSince(tx, { userId: person.id, id: firstWayBack.id })
    if (person.email !== null)
      await mailOldAddress(
        site,
        tx,
        { ...person, email: person.email },
        { mayUndo: firstWayBack === undefined },
      )
    await mailVerification(site, tx, { ...person, email })
    return { email }
  })
}
