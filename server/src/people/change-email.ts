import { Flag } from '@loadout/contract/accounts/flags.ts'
import { isHeld } from '../accounts/held-marks.ts'
import {
  deleteLinks,
  deleteUndoLinksSince,
  findUndoLinksTo,
  markUndoLinks,
} from '../accounts/links.ts'
import type { MailedMember } from '../accounts/mail-member.ts'
import { refuseTaken } from '../accounts/refuse-taken.ts'
import { mailOldAddress } from '../accounts/undo-email.ts'
import { mailVerification } from '../accounts/verify-email.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { announceFlags } from './grant.ts'
import { targetOf } from './lock-person.ts'

type Parts = Pick<Site, 'clock' | 'random' | 'settings' | 'mail' | 'sessions'>
type Person = MailedMember & { id: number; flags: number }

/**
 * Gives somebody, whose row is locked, another address (checklist E10). It is not verified and is
 * sent a link; the one they had is told, with a link that takes the change back. That is what
 * protects whoever is not asked, and whoever changes their own: somebody else may hold their
 * session (checklist D13). Other links that were mailed to it are good for nothing. An address is
 * unique by an index, without regard to case; that of somebody who has left while banned is
 * nobody's as long as the ban lasts (checklist D05).
 */
export async function changeEmail(
  site: Parts,
  work: Work,
  { person, email, by }: { person: Person; email: string; by: number },
): Promise<void> {
  const { tx } = work
  const flags = person.flags & ~Flag.HasVerifiedEmail
  await tx
    .updateTable('users')
    .set({ email, flags })
    .where('id', '=', person.id)
    .execute()
    .catch(refuseTaken)
  // Not before: whoever gives the address up at this moment is mailed an undo link to it, or holds
  // it when they leave while banned, which is there only when their change is through.
  if (await isHeld(tx, site, { email })) throw ruleBroken('email_taken', 'email')
  const [firstUndoLink] = await findUndoLinksTo(tx, site, email)
  if (firstUndoLink && firstUndoLink.user_id !== person.id) throw ruleBroken('email_taken', 'email')
  await deleteLinks(tx, person.id)
  await work.audit({
    adminId: by,
    action: 'email changed',
    target: targetOf(person),
    before: { email: person.email },
    after: { email },
  })
  work.afterCommit(() => site.sessions.invalidate(person.id))
  await announceFlags(work, { id: person.id, before: person.flags, after: flags })
  // Whoever has got at an account must not undo what gives it back.
  if (firstUndoLink)
    await deleteUndoLinksSince(tx, { userId: person.id, id: firstUndoLink.id, keepTo: email })
  await mailOldAddress(site, tx, person, { mayUndo: firstUndoLink === undefined })
  // Whoever changes their own has confirmed it, most with the password.
  if (by === person.id) await markUndoLinks(tx, person.id)
  await mailVerification(site, tx, { ...person, email })
}
