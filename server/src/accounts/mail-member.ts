import type { Db } from '../platform/db/database.ts'
import type { MailKind, MailValues } from '../platform/mail/mail-messages.ts'
import type { Site } from '../site-parts.ts'
import { mailLanguageOf } from './mail-language.ts'

/** What must be known of a member to write to them. */
export type MailedMember = {
  username: string
  email: string | null
  language_id: number | null
  country_id: number
}

/** Mails a member in their language; nothing is written to whoever has no address. */
export async function mailMember<Kind extends MailKind>(
  { mail }: Pick<Site, 'mail'>,
  tx: Db,
  member: MailedMember,
  kind: Kind,
  values: Omit<MailValues[Kind], 'username'>,
): Promise<void> {
  const { username, email } = member
  if (email === null) return
  const to = { address: email, languageId: mailLanguageOf(member) }
  await mail.write(tx, to, kind, { ...values, username } as MailValues[Kind])
}
