import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { chooseNotificationMail } from '@loadout/contract/notifications/notification-settings.ts'
import { readTicket, replyToTicket } from '@loadout/contract/support/tickets.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite } from '../../test/start-site.ts'
import { listMails } from '../platform/mail/queries.ts'
import { mailUnread } from './mail-unread.ts'
import { MINUTE } from '../platform/clock.ts'

async function answered({ verified = true } = {}) {
  const site = await startSite({ environment: { ORIGIN: 'https://community.example' } })
  const { make, as, clock, db } = site
  const owner = await make.member({
    username: 'Tindra',
    email: 'tindra@mail.example',
    countryId: 211,
    flags: verified ? Flag.HasVerifiedEmail : 0,
  })
  const helper = await make.member(staffWith('canReviewSupportTickets'))
  const ticket = await make.ticket({ by: owner, subject: 'Headset' })
  const answer = () => make.reply({ in: ticket, by: helper })
  const mailsAfter = async (minutes: number) => {
    clock.advance(minutes * MINUTE)
    await mailUnread(site.site)
    return listMails(db, { limit: 100, production: false })
  }
  return { ...site, owner, ticket, answer, mailsAfter, asOwner: await as(owner) }
}

test('SUP-21 an answer that is not read within ten minutes is mailed once, in the language of its member, with a link into the ticket', async () => {
  const { ticket, answer, mailsAfter } = await answered()
  await answer()
  expect(await mailsAfter(9)).toEqual([])
  await answer()
  const [mail, ...more] = await mailsAfter(1)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: 'tindra@mail.example', subject: 'Svar på ”Headset”' })
  expect(mail?.text).toContain(`https://community.example/support/ticket/${ticket.id}?lang=sv\n`)
  expect(await mailsAfter(600)).toHaveLength(1)
  await answer()
  expect(await mailsAfter(10)).toHaveLength(2)
})

test('what its member has read, or answered, is not mailed', async () => {
  const { call, ticket, answer, mailsAfter, asOwner } = await answered()
  const { id } = await answer()
  await call(readTicket, { id: ticket.id, message_id: id }, asOwner)
  expect(await mailsAfter(10)).toEqual([])
  await answer()
  await call(replyToTicket, { id: ticket.id, message: 'Thank you' }, asOwner)
  expect(await mailsAfter(10)).toEqual([])
  const unread = await answer()
  await call(readTicket, { id: ticket.id, message_id: unread.id - 1 }, asOwner)
  expect(await mailsAfter(10)).toHaveLength(1)
})

test('two processes that look at the same time send one mail', async () => {
  const { site, answer, clock, mailsAfter } = await answered()
  await answer()
  clock.advance(10 * MINUTE)
  await Promise.all(Array.from({ length: 5 }, () => mailUnread(site)))
  expect(await mailsAfter(0)).toHaveLength(1)
})

test('nobody is mailed who has not shown that the address is theirs, who wants no mails, or who is banned', async () => {
  const stranger = await answered({ verified: false })
  await stranger.answer()
  expect(await stranger.mailsAfter(10)).toEqual([])

  const quiet = await answered()
  await quiet.call(chooseNotificationMail, { mail: 'off' }, quiet.asOwner)
  await quiet.answer()
  expect(await quiet.mailsAfter(10)).toEqual([])

  const banned = await answered()
  const { db, owner } = banned
  await db
    .updateTable('users')
    .set({ banned_until: 'infinity' })
    .where('id', '=', owner.id)
    .execute()
  await banned.answer()
  expect(await banned.mailsAfter(10)).toEqual([])
})
