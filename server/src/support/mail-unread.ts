import { Flag } from '@loadout/contract/accounts/flags.ts'
import { ticketPath } from '@loadout/contract/support/ticket-path.ts'
import { isNotBanned } from '../accounts/is-banned.ts'
import { mailMember } from '../accounts/mail-member.ts'
import { wantsMails } from '../notifications/settings.ts'
import { unsubscribeLink } from '../notifications/unsubscribe.ts'
import type { Db } from '../platform/db/database.ts'
import { eachInTurn } from '../platform/each-in-turn.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import type { TicketRow } from './find-ticket.ts'

type Parts = Pick<Site, 'db' | 'clock' | 'mail' | 'settings' | 'transaction'>

/** Whoever looks at the ticket needs no mail. */
const UNREAD_MS = 600_000

export const mailEveryMinute = (site: Parts & Pick<Site, 'jobs'>) =>
  site.jobs.every('* * * * *', 'mail-ticket-answers', () => mailUnread(site))

/**
 * One ticket after the other, each a transaction: what comes between leaves the others unharmed.
 */
export async function mailUnread(site: Parts): Promise<void> {
  const before = new Date(site.clock.now().getTime() - UNREAD_MS)
  await eachInTurn(await findUnread(site.db, before), (id) =>
    site.transaction((work) => mailOne(site, work, { id, before })),
  )
}

const findUnread = async (db: Db, before: Date) =>
  (
    await db
      .selectFrom('support_ticket')
      .select('id')
      .where('unread_since', '<=', before)
      .orderBy('unread_since')
      .execute()
  ).map(({ id }) => id)

/**
 * Taking the mark away decides that there is one mail for what has not been read: of two processes
 * the second finds none, and so does a reader who was faster.
 */
async function mailOne(
  site: Parts,
  work: Work,
  { id, before }: { id: number; before: Date },
): Promise<void> {
  const ticket = await work.tx
    .updateTable('support_ticket')
    .set({ unread_since: null })
    .where('id', '=', id)
    .where('unread_since', '<=', before)
    .returning(['id', 'user_id', 'subject'])
    .executeTakeFirst()
  if (!ticket) return
  const member = await findMember(work.tx, ticket, site.clock.now())
  if (!member || !(await wantsMails(work.tx, ticket.user_id))) return
  await mailMember(site, work.tx, member, 'ticket_answered', {
    subject: ticket.subject,
    link: site.settings.origin + ticketPath(ticket),
    unsubscribe: unsubscribeLink(site, ticket.user_id),
  })
}

/** With an address that is theirs, and who can sign in. */
const findMember = (tx: Db, { user_id: id }: Pick<TicketRow, 'user_id'>, now: Date) =>
  tx
    .selectFrom('users')
    .select(['username', 'email', 'language_id', 'country_id'])
    .where('id', '=', id)
    .where((where) => where(where('flags', '&', Flag.HasVerifiedEmail), '<>', 0))
    .where(isNotBanned('banned_until', now))
    .executeTakeFirst()
