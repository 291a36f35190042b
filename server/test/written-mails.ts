import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Recipient } from '../src/platform/mail/mail.ts'
import type { MailKind, MailValues } from '../src/platform/mail/mail-messages.ts'
import { listMails } from '../src/platform/mail/queries.ts'
import { startMailServer, type ArrivedLetter } from './mail-server.ts'
import type { TestSite } from './start-site.ts'

export const VERIFY_LINK = 'https://community.example/user/verify_email/7/S3cretS3cretS3cretS3cret'
/** What a site needs to write mails that stay with it. */
export const withoutMailServer = { ORIGIN: 'https://community.example' }

/** The job that sends a mail. */
export const DELIVERY = 'deliver-mail'

type Writing = Pick<TestSite, 'db' | 'site'>

export const writeMail = <Kind extends MailKind>(
  { db, site }: Writing,
  to: Recipient,
  kind: Kind,
  values: MailValues[Kind],
) => db.transaction().execute((tx) => site.mail.write(tx, to, kind, values))

export const writeVerifyEmail = (
  site: Writing,
  address: string,
  languageId: Recipient['languageId'] = 0,
) =>
  writeMail(site, { address, languageId }, 'verify_email', {
    username: 'Haldor',
    link: VERIFY_LINK,
  })

export const writtenMails = ({ db }: Writing) => listMails(db, { limit: 1000, production: false })

/** How far each delivery of a mail is. */
export const deliveryStates = async ({ db }: Writing) =>
  (
    await sql<{ state: string }>`select state from pgboss.job where name = ${DELIVERY}`.execute(db)
  ).rows.map(({ state }) => state)

/** What a letter says in its part of that type. */
export const wordsOf = ({ parts }: ArrivedLetter, type: string) =>
  parts.find((part) => part.type === type)?.words ?? ''

export async function openMailServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options)
  onTestFinished(server.stop)
  return server
}
