import type { Work } from '../platform/unit-of-work.ts'
import { endPending } from '../second-steps/pending-sign-ins.ts'
import type { Site } from '../site-parts.ts'
import { markUndoLinks, voidLinks } from './links.ts'
import { mailMember, type MailedMember } from './mail-member.ts'

type Parts = Pick<Site, 'clock' | 'mail' | 'sessions'>

/** Puts another password in place, of which a mail tells. */
export async function setPassword(
  site: Parts,
  work: Work,
  person: MailedMember & { id: number },
  password_hash: string,
): Promise<void> {
  const { id } = person
  await replacePassword(site, work, id, password_hash)
  work.afterCommit(() => site.sessions.invalidate(id))
  await mailMember(site, work.tx, person, 'password_changed', {})
}

/**
 * Whoever knew the old password is out: all sessions end with their sockets, and what was about to
 * be one (AMB-83, checklist D04), and mailed links that would let somebody in are worthless
 * (checklist E06).
 */
export async function replacePassword(
  { clock }: Pick<Site, 'clock'>,
  work: Work,
  id: number,
  password_hash: string,
): Promise<void> {
  const { tx } = work
  await tx.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
  await tx.deleteFrom('session').where('user_id', '=', id).execute()
  await endPending(tx, id)
  await work.disconnect(id)
  await voidLinks(tx, { clock }, ['reset-password', 'sign-in'], { userId: id })
  await markUndoLinks(tx, id)
}
