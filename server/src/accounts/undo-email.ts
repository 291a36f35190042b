import type { undoEmail } from '@loadout/contract/accounts/accounts.ts'
import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type { Transact, Work } from '../platform/unit-of-work.ts'
import type { Db } from '../platform/db/database.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import { disconnectThose } from '../providers/disconnect-provider.ts'
import { removeSecondStepsSince } from '../second-steps/remove-since.ts'
import type { Site } from '../site-parts.ts'
import { mailResetLink } from './forgot-password.ts'
import { deleteLinks, deleteUndoLinksSince, makeLink, takeLink } from './links.ts'
import { lockAccount } from './lock-members.ts'
import { mailMember, type MailedMember } from './mail-member.ts'
import { refuseTaken } from './refuse-taken.ts'

type Parts = Pick<Site, 'clock' | 'random' | 'settings' | 'mail'>
type Person = MailedMember & { id: number; flags: number }

/**
 * A link that takes a change back, good for a week. Null without an address to send it to, and
 * when this person has been sent enough of them: what was sent before takes more back.
 */
export async function makeUndoLink(
  site: Omit<Parts, 'mail'>,
  tx: Db,
  person: Pick<Person, 'id' | 'email' | 'flags'>,
  { kind, since }: { kind: 'undo-email' | 'undo-step'; since?: Date },
): Promise<string | null> {
  const { id, email } = person
  if (email === null) return null
  const verified = hasFlag(person, Flag.HasVerifiedEmail)
  const made = await makeLink(tx, site, kind, {
    userId: id,
    email,
    verified,
    ...(since && { since }),
  })
  return made ? `${site.settings.origin}/undo_email/${id}/${made.secret}` : null
}

/**
 * Tells an address that it is somebody's no more. With the link, which is for a week, whoever reads
 * its mail takes the change back (checklist D13).
 */
export async function mailOldAddress(
  site: Parts,
  tx: Db,
  person: Person,
  { mayUndo }: { mayUndo: boolean },
): Promise<void> {
  const link = mayUndo ? await makeUndoLink(site, tx, person, { kind: 'undo-email' }) : null
  await mailMember(site, tx, person, 'email_changed', { link })
}

type UndoParts = Parts & Pick<Site, 'sessions'>
type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

/**
 * Puts an account back as it was before its address was changed, or a second step was added.
 * Whoever did it is out: all sessions end with their sockets, accounts elsewhere and second steps
 * that came since are gone, and no other link is good for anything, but for the undo links of
 * earlier changes. A password that was set since, or that somebody has confirmed a change with,
 * lets nobody in: a link to a new one is mailed.
 */
export async function undoEmailChange(
  site: UndoParts,
  { id, token }: ParsedInputOf<typeof undoEmail>,
  transaction: Transact,
): Promise<{ success: true }> {
  return transaction(async (work) => {
    const { tx } = work
    const person = await lockAccount(tx, id)
    const given = { userId: id, secret: token }
    const ofStep = await takeLink(tx, site, 'undo-step', given)
    const link = ofStep ?? (await takeLink(tx, site, 'undo-email', given))
    if (!person || !link) throw ruleBroken('link_expired')
    const isPasswordVoid = link.password_changed || ofStep !== undefined
    const flags = link.verified
      ? person.flags | Flag.HasVerifiedEmail
      : person.flags & ~Flag.HasVerifiedEmail
    await tx
      .updateTable('users')
      .set({ email: link.email, flags, ...(isPasswordVoid && { password_hash: null }) })
      .where('id', '=', id)
      .execute()
      .catch(refuseTaken)
    await deleteLinks(tx, id)
    await deleteUndoLinksSince(tx, { userId: id, id: link.id })
    await deleteAddedSince(work, id, link.inserted)
    if (person.email !== link.email) {
      await auditPutBack(work, person, link.email)
      await mailOldAddress(site, tx, person, { mayUndo: false })
    }
    await site.sessions.endAll(work, id)
    await work.disconnect(id)
    if (isPasswordVoid) await mailResetLink(site, tx, { ...person, email: link.email }, null)
    return { success: true as const }
  })
}

/** What somebody else may have added to come in again. */
async function deleteAddedSince(work: Work, id: number, since: Date): Promise<void> {
  await disconnectThose(work, id, ({ connected_at }) => connected_at >= since)
  for (const before of await removeSecondStepsSince(work.tx, id, since))
    await work.audit({
      adminId: id,
      action: 'second step removed',
      target: `user ${id}`,
      before,
      after: null,
    })
}

/** Beside the change it takes back: staff would look for an address that is not theirs any more. */
const auditPutBack = (work: Work, { id, email: before }: Account, email: string | null) =>
  work.audit({
    adminId: id,
    action: 'email put back',
    target: `user ${id}`,
    before: { email: before },
    after: { email },
  })
