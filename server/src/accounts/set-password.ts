import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { markUndoLinks, voidLinks } from './links.ts'
import { mailMember, type MailedMember } from './mail-member.ts'

type Parts = Pick<Site, 'clock' | 'mail' | 'sessions'>

/**
 * Puts another password in place. Whoever knew the old one is out: all sessions end with their
 * sockets (AMB-83, checklist D04), mailed links that would let somebody in are worthless (checklist
 * E06), and a mail says so.
 */
export async function setPassword(
  site: Parts,
  work: Work,
  person: MailedMember & { id: number },
  password_hash: string,
): Promise<void> {
  const { tx } = work
  const { id } = person
  await tx.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
  await site.sessions.endAll(work, id)
  await work.disconnect(id)
  await voidLinks(tx, site, ['reset-password', 'sign-in'], { userId: id })
  await markUndoLinks(tx, id)
  await mailMember(site, tx, person, 'password_changed', {})
}
