import { listMails, type ListedMail } from '@loadout/contract/mails/mails.ts'
import { unixSeconds } from '../platform/clock.ts'
import {
  countMails,
  listMails as findMails,
  type ListedMail as MailRow,
} from '../platform/mail/queries.ts'
import type { Site } from '../site-parts.ts'

/** What was written, so that a site without a mail server is of use all the same (AMB-136). */
export function mailRoutes({ serve, searching, settings: { production } }: Site) {
  serve(listMails, async ({ input }) => {
    const [count, mails] = await Promise.all([
      countMails(searching, input),
      findMails(searching, { ...input, production }),
    ])
    return { count, entries: mails.map(entryOf) }
  })
}

const entryOf = ({
  id,
  recipient,
  subject,
  text,
  inserted,
  sent_at,
  given_up_at,
  last_error,
}: MailRow): ListedMail => ({
  id,
  subject,
  last_error,
  to: recipient,
  body: text,
  links: text.match(/https?:\/\/[^\s<>"']+/g) ?? [],
  inserted: unixSeconds(inserted),
  sent: sent_at && unixSeconds(sent_at),
  given_up: given_up_at && unixSeconds(given_up_at),
})
