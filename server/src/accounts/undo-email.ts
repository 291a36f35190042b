import type { undoEmail } from '@loadout/contract/accounts/accounts.ts'
import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type { Transact } from '../platform/unit-of-work.ts'
import type { Db } from '../platform/db/database.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import { disconnectThose } from '../providers/disconnect.ts'
import { removeSecondStepsSince } from '../second-steps/remove-since.ts'
import type { Site } from '../site-parts.ts'
import { mailResetLink } from './forgot-password.ts'
import { dropLinks, dropWaysBackSince, makeLink, takeLink } from './links.ts'
import { mailLanguageOf } from './mail-language.ts'
import { refuseTaken } from './refuse-taken.ts'

type Parts = Pick<Site, 'clock' | 'random' | 'settings' | 'mail'>
type Person = {
  id: number
  username: string
  email: string
  flags: number
  language_id: number | null
  country_id: number
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
  const { id, username, email } = person
  const made = mayUndo
    ? await makeLink(tx, site, 'undo-email', {
        userId: id,
        email,
        verified: hasFlag(person, Flag.HasVerifiedEmail),
      })
    : undefined
  const link = made ? `${site.settings.origin}/undo_email/${id}/${made.secret}` : null
  await site.mail.write(
    tx,
    { address: email, languageId: mailLanguageOf(person) },
    'email_changed',
    { username, link },
  )
}

type UndoParts = Parts & Pick<Site, 'sessions'>

/**
 * Puts an address back as it was, verified or not. Whoever changed it is out: all sessions end with
 * their sockets, a password that was set since lets nobody in, for which a link to a new one is
 * mailed, accounts elsewhere and second steps that came since are gone, and no other link is good
 * for anything, but for those that lead back further still.
 */
export async function undoEmailChange(
  site: UndoParts,
  { id, token }: ParsedInputOf<typeof undoEmail>,
  transaction: Transact,
): Promise<{ success: true }> {
  return transaction(async (work) => {
    const { tx } = work
    const person = await tx
      .selectFrom('users')
      .select(['id', 'username', 'email', 'flags', 'language_id', 'country_id'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const link = await takeLink(tx, site, 'undo-email', { userId: id, secret: token })
    if (!person || !link) throw ruleBroken('link_expired')
    const flags = link.verified
      ? person.flags | Flag.HasVerifiedEmail
      : person.flags & ~Flag.HasVerifiedEmail
    await tx
      .updateTable('users')
      .set({ email: link.email, flags, ...(link.password_changed ? { password_hash: null } : {}) })
      .where('id', '=', id)
      .execute()
      .catch(refuseTaken)
    await dropLinks(tx, id)
    await dropWaysBackSince(tx, { userId: id, id: link.id })
    await disconnectThose(work, id, ({ connected_at }) => connected_at >= link.inserted)
    await removeSecondStepsSince(work, id, link.inserted)
    // Beside the change it takes back: staff would look for an address that is not theirs any more.
    await work.audit({
      adminId: id,
      action: 'email put back',
      target: `user ${id}`,
      before: { email: person.email },
      after: { email: link.email },
    })
    await site.sessions.endAll(work, id)
    await work.disconnect(id)
    if (person.email !== null)
      await mailOldAddress(site, tx, { ...person, email: person.email }, { mayUndo: false })
    if (link.password_changed && link.email !== null)
      await mailResetLink(site, tx, { ...person, email: link.email }, null)
    return { success: true as const }
  })
}
