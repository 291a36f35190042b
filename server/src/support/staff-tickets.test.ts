import { expect, test } from 'vitest'
import {
  listCannedReplies,
  deleteCannedReply,
  saveCannedReply,
} from '@loadout/contract/support/canned-replies.ts'
import { cannedReplyText } from '@loadout/contract/support/canned-reply-text.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission, Permission } from '@loadout/contract/accounts/permissions.ts'
import { banPerson, setPermissions } from '@loadout/contract/people/people.ts'
import * as staff from '@loadout/contract/support/staff-tickets.ts'
import { getTicket, replyToTicket } from '@loadout/contract/support/tickets.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite, type TestOptions } from '../../test/start-site.ts'
import { notificationsOf } from '../../test/notifications-of.ts'
import { untilSomebodyWaitsFor } from '../../test/until-somebody-waits.ts'
import { MINUTE } from '../platform/clock.ts'

async function queue(options: TestOptions = {}) {
  const site = await startSite(options)
  const { make, as } = site
  const owner = await make.member({ username: 'Tindra', countryId: 211 })
  const [saga, colm] = [
    await make.member({ username: 'Saga', ...staffWith('canReviewSupportTickets') }),
    await make.member({ username: 'Colm', ...staffWith('canReviewSupportTickets') }),
  ]
  const asSaga = await as(saga)
  const listed = async (
    filter: { [Name in 'resolved' | 'category' | 'assignee_id' | 'user_id']?: number } = {},
  ) => {
    const { count, entries } = await site.call(staff.listStaffTickets, filter, asSaga)
    expect(count).toBe(entries.length)
    return entries.map(({ subject }) => subject)
  }
  return {
    ...site,
    owner,
    saga,
    colm,
    asSaga,
    asColm: await as(colm),
    asOwner: await as(owner),
    listed,
  }
}

test('ADMIN-19 staff with the bit list all tickets and filter them; what waits longest comes first', async () => {
  const { call, make, clock, owner, saga, colm, asSaga, asOwner, listed } = await queue()
  const first = await make.ticket({ by: owner, subject: 'First', category: 3 })
  clock.advance(MINUTE)
  const second = await make.ticket({ by: colm, subject: 'Second', category: 5 })
  clock.advance(MINUTE)
  await make.ticket({ by: owner, subject: 'Third', category: 5 })
  clock.advance(MINUTE)
  await make.reply({ in: first, by: saga })
  clock.advance(MINUTE)
  await make.reply({ in: first, by: owner })

  expect(await listed()).toEqual(['First', 'Third', 'Second'])
  expect(await listed({ resolved: 0 })).toEqual(['Second', 'Third', 'First'])
  await call(staff.resolveTicket, { id: second.id }, asSaga)
  expect(await listed({ resolved: 2 })).toEqual(['Second'])
  expect(await listed({ resolved: 1 })).toEqual([])
  expect(await listed({ category: 5 })).toEqual(['Second', 'Third'])
  expect(await listed({ user_id: colm.id })).toEqual(['Second'])
  expect(await listed({ assignee_id: saga.id })).toEqual(['First'])
  expect(await listed({ assignee_id: 0 })).toEqual(['Second', 'Third'])
  const { entries } = await call(staff.listStaffTickets, { limit: 1 }, asSaga)
  expect(entries).toMatchObject([
    { subject: 'Second', user: { username: 'Colm' }, message_count: 1, assignee: null },
  ])
  await expect(call(staff.listStaffTickets, {}, asOwner)).rejects.toMatchObject({ status: 403 })
})

test('ADMIN-19 a ticket is given to somebody who answers tickets, by themselves to whoever answers first', async () => {
  const { call, make, owner, saga, colm, asSaga } = await queue()
  const { id } = await make.ticket({ by: owner })
  const assignee = async () => (await call(staff.getStaffTicket, { id }, asSaga)).assignee?.username
  expect(
    (await call(staff.listTicketStaff, {}, asSaga)).entries.map(({ username }) => username),
  ).toEqual(['Colm', 'Saga'])
  expect(await assignee()).toBeUndefined()
  await call(replyToTicket, { id, message: 'On its way' }, asSaga)
  expect(await assignee()).toBe('Saga')
  expect(await call(staff.assignTicket, { id, admin_id: colm.id }, asSaga)).toEqual({
    assignee: { id: colm.id, username: 'Colm' },
  })
  await call(replyToTicket, { id, message: 'It left today' }, asSaga)
  expect(await assignee()).toBe('Colm')
  for (const admin_id of [owner.id, 999_999])
    await expect(call(staff.assignTicket, { id, admin_id }, asSaga)).rejects.toMatchObject({
      status: 400,
      code: 'assignee_unfit',
      field: 'admin_id',
    })
  await call(staff.assignTicket, { id, admin_id: 0 }, asSaga)
  expect(await assignee()).toBeUndefined()
  expect(saga.id).not.toBe(colm.id)
})

test('ADMIN-19 AMB-116 a ticket is given to nobody who cannot open the queue: neither to moderators, also when they answer, nor to whoever is banned', async () => {
  const { call, make, as, owner, saga, colm, asSaga, asColm } = await queue()
  const { id } = await make.ticket({ by: owner })
  const moderator = await make.member({
    flags: Flag.Moderator,
    permissions: Permission.canReviewSupportTickets,
  })
  const judge = await as(await make.member({ flags: Flag.Admin, permissions: everyPermission }))
  const assigned = async () => (await call(staff.getStaffTicket, { id }, asSaga)).assignee?.id
  await call(replyToTicket, { id, message: 'On its way' }, await as(moderator))
  expect(await assigned()).toBeUndefined()
  await call(replyToTicket, { id, message: 'It left today' }, asColm)
  expect(await assigned()).toBe(colm.id)

  await call(banPerson, { user_id: colm.id, reason: 'Stolen account' }, judge)
  expect(await assigned()).toBeUndefined()
  const { entries } = await call(staff.listTicketStaff, {}, asSaga)
  const offered = entries.map((person) => person.id)
  expect(offered).toContain(saga.id)
  for (const unfit of [colm, moderator]) {
    expect(offered).not.toContain(unfit.id)
    await expect(
      call(staff.assignTicket, { id, admin_id: unfit.id }, asSaga),
    ).rejects.toMatchObject({ code: 'assignee_unfit' })
  }
})

test('ADMIN-19 an answer gives no ticket to whoever loses the bit at that moment', async () => {
  const { call, make, db, owner, saga, asSaga, asColm } = await queue()
  const { id } = await make.ticket({ by: owner })
  const { answer } = await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ permissions: 0 }).where('id', '=', saga.id).execute()
    const asked = call(replyToTicket, { id, message: 'On its way' }, asSaga)
    await untilSomebodyWaitsFor(tx)
    return { answer: asked }
  })
  expect(await answer).toMatchObject({ message: { message: 'On its way' } })
  expect(await call(staff.getStaffTicket, { id }, asColm)).toMatchObject({ assignee: null })
})

test.each([
  { change: 'may do something else', admin: true, permissions: Permission.canBanUsers },
  {
    change: 'is no staff any more',
    admin: false,
    permissions: Permission.canReviewSupportTickets,
  },
])(
  'ADMIN-19 tickets of somebody who answers none any more are nobody’s: who $change',
  async ({ admin, permissions }) => {
    const { call, make, as, db, owner, saga, colm, asColm } = await queue()
    const chief = await make.member({ flags: Flag.Admin, permissions: everyPermission })
    const asChief = await as(chief)
    for (const [subject, admin_id] of [
      ['Of Saga', saga.id],
      ['Of Colm', colm.id],
      ['Resolved', saga.id],
    ] as const) {
      const { id } = await make.ticket({ by: owner, subject })
      await call(staff.assignTicket, { id, admin_id }, asColm)
      if (subject === 'Resolved') await call(staff.resolveTicket, { id }, asColm)
    }
    const set = (bits: number, isAdmin: boolean) =>
      call(
        setPermissions,
        { user_id: saga.id, permissions: bits, admin: isAdmin, moderator: false },
        asChief,
      )
    const ofSaga = () =>
      db.selectFrom('support_ticket').select('id').where('assignee_id', '=', saga.id).execute()

    await set(Permission.canReviewSupportTickets | Permission.canBanUsers, true)
    expect(await ofSaga()).toHaveLength(2)
    await set(permissions, admin)
    expect(await ofSaga()).toEqual([])
    expect(await call(staff.listStaffTickets, { assignee_id: 0 }, asColm)).toMatchObject({
      entries: [{ subject: 'Resolved' }, { subject: 'Of Saga' }],
    })
    expect(
      (await call(staff.listStaffTickets, { assignee_id: colm.id }, asColm)).entries,
    ).toMatchObject([{ subject: 'Of Colm', assignee: { username: 'Colm' } }])
  },
)

test('ADMIN-19 all see who is answering, until they have answered, stop, or say nothing for a minute', async () => {
  const { call, make, clock, owner, asSaga, asColm } = await queue()
  const { id } = await make.ticket({ by: owner })
  const say = async (who: typeof asSaga, typing: boolean) =>
    (await call(staff.sayTyping, { id, typing }, who)).typing?.username
  const answering = async () => (await call(staff.getStaffTicket, { id }, asColm)).typing?.username
  expect(await say(asSaga, true)).toBe('Saga')
  expect(await say(asColm, true)).toBe('Saga')
  expect(await say(asColm, false)).toBe('Saga')
  clock.advance(50_000)
  expect(await say(asSaga, true)).toBe('Saga')
  clock.advance(50_000)
  expect(await answering()).toBe('Saga')
  clock.advance(10_001)
  expect(await answering()).toBeUndefined()
  expect(await say(asColm, true)).toBe('Colm')
  await call(replyToTicket, { id, message: 'On its way' }, asColm)
  expect(await answering()).toBeUndefined()
  await say(asSaga, true)
  expect(await say(asSaga, false)).toBeUndefined()
})

test('ADMIN-19 notes are for staff who answer tickets alone: nothing that a member is answered holds them, nor the audit', async () => {
  const { call, make, db, owner, asSaga, asColm, asOwner } = await queue()
  const { id } = await make.ticket({ by: owner })
  const { note } = await call(staff.noteOnTicket, { id, note: ' Asks every week. ' }, asSaga)
  expect(note).toMatchObject({ note: 'Asks every week.', admin: { username: 'Saga' } })
  expect((await call(staff.getStaffTicket, { id }, asColm)).notes).toEqual([note])
  for (const reader of [asOwner, asSaga]) {
    const { message } = await call(replyToTicket, { id, message: 'Hello' }, reader)
    const ticket = await call(getTicket, { id }, reader)
    expect(JSON.stringify([message, ticket])).not.toContain('every week')
  }
  const audited = await db
    .selectFrom('audit')
    .select('after')
    .where('action', '=', 'ticket noted')
    .execute()
  expect(audited).toEqual([{ after: { note: note.id } }])
  for (const [text, code] of [
    [' ', 'message_missing'],
    ['N'.repeat(1_001), 'message_too_long'],
  ] as const)
    await expect(call(staff.noteOnTicket, { id, note: text }, asSaga)).rejects.toMatchObject({
      status: 400,
      code,
      field: 'note',
    })
})

test('ADMIN-19 beside a ticket stand the orders of its member, and nobody else’s', async () => {
  const { call, make, owner, colm, asSaga } = await queue()
  const bought = await make.order(owner, await make.item({ name: 'Headset' }))
  const later = await make.order(owner, await make.item({ name: 'Hoodie' }))
  await make.order(colm, await make.item())
  const { id } = await make.ticket({ by: owner })
  const { orders, user, order } = await call(staff.getStaffTicket, { id }, asSaga)
  expect(orders.map((each) => [each.id, each.item.name])).toEqual([
    [later.id, 'Hoodie'],
    [bought.id, 'Headset'],
  ])
  expect(order).toBeNull()
  expect(user).toMatchObject({ username: 'Tindra', country_id: 211, language_id: 1 })
})

test('ADMIN-19 canned replies are kept in several languages, and offered in that of the member', async () => {
  const { call, asSaga, asOwner } = await queue()
  const texts = (...messages: [number, string][]) =>
    JSON.stringify(messages.map(([language_id, message]) => ({ language_id, message })))
  const save = (input: { id?: number; title?: string; texts?: string }) =>
    call(
      saveCannedReply,
      { title: 'Shipped', texts: texts([0, 'It left today.']), ...input },
      asSaga,
    )
  const { id } = await save({ texts: texts([0, 'It left today.'], [1, ' Den gick i dag. ']) })
  const [reply] = (await call(listCannedReplies, {}, asSaga)).entries
  expect(reply).toEqual({
    id,
    title: 'Shipped',
    texts: [
      { language_id: 0, message: 'It left today.' },
      { language_id: 1, message: 'Den gick i dag.' },
    ],
  })
  if (reply)
    expect([1, 3].map((language) => cannedReplyText(reply, language))).toEqual([
      'Den gick i dag.',
      'It left today.',
    ])

  await save({ id, title: 'Gone', texts: texts([3, 'Heute verschickt.']) })
  expect((await call(listCannedReplies, {}, asSaga)).entries).toEqual([
    { id, title: 'Gone', texts: [{ language_id: 3, message: 'Heute verschickt.' }] },
  ])
  await call(saveCannedReply, { id, title: 'Sent' }, asSaga)
  await call(saveCannedReply, { id, texts: texts([3, 'Ist unterwegs.']) }, asSaga)
  expect((await call(listCannedReplies, {}, asSaga)).entries).toEqual([
    { id, title: 'Sent', texts: [{ language_id: 3, message: 'Ist unterwegs.' }] },
  ])
  const refused = (input: Parameters<typeof save>[0], code: string, field: string) =>
    expect(save(input)).rejects.toMatchObject({ status: 400, code, field })
  await refused({ title: ' ' }, 'title_missing', 'title')
  await refused({ texts: texts([0, ' ']) }, 'message_missing', 'texts')
  await refused({ texts: texts([0, 'R'.repeat(251)]) }, 'message_too_long', 'texts')
  await refused({ texts: texts([0, 'One'], [0, 'Two']) }, 'invalid_request', 'texts')
  await expect(save({ id: 999_999 })).rejects.toMatchObject({ status: 404 })
  await expect(call(saveCannedReply, { title: 'Shipped' }, asSaga)).rejects.toMatchObject({
    code: 'message_missing',
    field: 'texts',
  })
  await expect(call(listCannedReplies, {}, asOwner)).rejects.toMatchObject({ status: 403 })
  await call(deleteCannedReply, { id }, asSaga)
  expect((await call(listCannedReplies, {}, asSaga)).entries).toEqual([])
})

test('ADMIN-19 the audit tells of canned replies what was written, from what to what', async () => {
  const { call, db, asSaga } = await queue()
  const save = (id: number | undefined, title: string, ...texts: object[]) =>
    call(saveCannedReply, { id, title, texts: JSON.stringify(texts) }, asSaga)
  const english = { language_id: 0, message: 'It left today.' }
  const { id } = await save(undefined, 'Shipped', english)
  await save(id, 'Shipped', english)
  await save(id, 'Gone', { language_id: 3, message: 'Heute verschickt.' }, english)
  await call(deleteCannedReply, { id }, asSaga)

  const entries = await db
    .selectFrom('audit')
    .select(['action', 'target', 'before', 'after'])
    .orderBy('id')
    .execute()
  const target = `canned reply ${id}`
  const first = { title: 'Shipped', language_id: 0, 'message 0': english.message }
  const other = { title: 'Gone', language_id: 3, 'message 3': 'Heute verschickt.' }
  expect(entries).toEqual([
    { action: 'canned reply saved', target, before: null, after: first },
    {
      action: 'canned reply saved',
      target,
      before: { title: 'Shipped', language_id: 0 },
      after: other,
    },
    {
      action: 'canned reply deleted',
      target,
      before: { ...other, 'message 0': english.message },
      after: null,
    },
  ])
})

test('NOTIF-10 NOTIF-11 its owner is told of answers, the last in place of those before, and that it was resolved, once', async () => {
  const site = await queue({ jobs: true })
  const { call, make, owner, asSaga, asOwner } = site
  const { id } = await make.ticket({ by: owner, subject: 'Headset' })
  await call(replyToTicket, { id, message: 'On its way' }, asSaga)
  await notificationsOf(site, owner)
  await call(replyToTicket, { id, message: 'It left today' }, asSaga)
  await notificationsOf(site, owner)
  await call(replyToTicket, { id, message: 'Thank you' }, asOwner)
  await call(staff.resolveTicket, { id }, asSaga)
  await call(staff.resolveTicket, { id }, asSaga)
  const told = await notificationsOf(site, owner)
  expect(told.map(({ type, data, from_user }) => ({ type, data, from_user }))).toEqual([
    { type: 10, data: { id, title: 'Headset' }, from_user: null },
    { type: 9, data: { id, title: 'Headset' }, from_user: null },
  ])
})
