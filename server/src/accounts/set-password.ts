import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { markUndoLinks, voidLinks } from './links.ts'
import { mailLanguageOf } from './mail-language.ts'

type Parts = Pick<Site, 'clock' | 'mail' | 'sessions'>
type Person = {
  id: number
  username: string
  email: string | null
  language_id: number | null
  country_id: number
}

/**
 * Puts another password in place. Whoever knew the old one is out: all sessions end with their
 * sockets (AMB-83, checklist D04), mailed links that would let somebody in are worthless (checklist
 * E06), and a mail says so.
 */
export async function setPassword(
  site: Parts,
  work: Work,
  person: Person,
  password_hash: string,
): Promise<void> {
  const { tx } = work
  const { id, username, email } = person
  await tx.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
  await site.sessions.endAll(work, id)
  await work.disconnect(id)
  await voidLinks(tx, site, ['reset-password', 'sign-in'], { userId: id })
  await markUndoLinks(tx, id)
  if (email !== null)
    await site.mail.write(
      tx,
      { address: email, languageId: mailLanguageOf(person) },
      'password_changed',
      { username },
    )
}
