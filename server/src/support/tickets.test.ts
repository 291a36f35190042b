import { expect, test } from 'vitest'
import { purchaseItem } from '@loadout/contract/store/store.ts'
import { listStaffOrders } from '@loadout/contract/store/staff-orders.ts'
import * as staff from '@loadout/contract/support/staff-tickets.ts'
import * as tickets from '@loadout/contract/support/tickets.ts'
import { settledInWaves } from '../../test/in-waves.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite, TEST_NOW, type TestOptions } from '../../test/start-site.ts'

const { closeTicket, getTicket, listTickets, openTicket, replyToTicket } = tickets
const { reopenTicket, resolveTicket } = staff

async function withStaff(options: TestOptions = {}) {
  const site = await startSite(options)
  const owner = await site.make.member({ username: 'Tindra' })
  const helper = await site.make.member({
    username: 'Saga',
    ...staffWith('canReviewSupportTickets'),
  })
  return {
    ...site,
    owner,
    helper,
    asOwner: await site.as(owner),
    asStaff: await site.as(helper),
    asOther: await site.as(await site.make.member()),
  }
}

const wish = {
  subject: 'Headset never shipped',
  category: 3,
  message: 'Bought on the 2nd, and still not here.',
}
const AT = TEST_NOW.getTime() / 1_000

test('SUP-01 SUP-03 SUP-08 SUP-10 a ticket that somebody opens is read by them and by staff, with all that is said in it', async () => {
  const { call, asOwner, asStaff, clock } = await withStaff()
  const { id } = await call(openTicket, wish, asOwner)
  clock.advance(60_000)
  const { message } = await call(replyToTicket, { id, message: ' It is on its way. ' }, asStaff)
  expect(message).toEqual({
    id: expect.any(Number),
    inserted: AT + 60,
    sender: { id: expect.any(Number), username: 'Saga', avatar: expect.any(String), flags: 4 },
    by_staff: true,
    message: 'It is on its way.',
    picture: null,
  })
  for (const reader of [asOwner, asStaff])
    expect(await call(getTicket, { id }, reader)).toEqual({
      id,
      ...wish,
      picture: null,
      resolved: 1,
      inserted: AT,
      updated: AT + 60,
      user: expect.objectContaining({ username: 'Tindra' }),
      messages: [message],
      message_count: 1,
      read_until: 0,
      order: null,
    })
})

test('SUP-07 SUP-10 G06 K01 of a ticket nobody else learns more than that it is not there', async () => {
  const { call, get, as, make, asOwner, asOther } = await withStaff()
  const { id } = await call(openTicket, wish, asOwner)
  const formerStaff = await as(await make.member({ permissions: 16_384 }))
  for (const stranger of [asOther, formerStaff])
    for (const endpoint of [getTicket, tickets.listTicketMessages, closeTicket])
      await expect(call(endpoint, { id }, stranger)).rejects.toMatchObject({
        status: 404,
        code: 'ticket_not_found',
      })
  await expect(call(replyToTicket, { id, message: 'Me too' }, asOther)).rejects.toMatchObject({
    status: 404,
  })
  const answered = async (of: number) => {
    const { _u, _t } = asOther
    return (await get(`/api/support_ticket/get?id=${of}&_u=${_u}&_t=${_t}`)).text()
  }
  expect(await answered(id)).toBe(await answered(999_999))
  await expect(call(getTicket, { id })).rejects.toMatchObject({ status: 401 })
  expect(await call(getTicket, { id }, asOwner)).toMatchObject({ messages: [], updated: null })
})

test('SUP-09 everybody is listed their own tickets, the newest first, and whether there is an answer to read', async () => {
  const { call, make, owner, helper, asOwner, asOther } = await withStaff()
  const first = await make.ticket({ by: owner, subject: 'First one' })
  const second = await make.ticket({ by: owner, subject: 'Second one' })
  const answer = await make.reply({ in: first, by: helper })
  const listed = async () =>
    (await call(listTickets, {}, asOwner)).entries.map(({ subject, has_unread, resolved }) => ({
      subject,
      has_unread,
      resolved,
    }))
  const after = { subject: 'Second one', has_unread: false, resolved: 0 }
  expect(await listed()).toEqual([after, { subject: 'First one', has_unread: true, resolved: 1 }])
  expect((await call(listTickets, {}, asOther)).entries).toEqual([])

  await call(tickets.readTicket, { id: second.id, message_id: answer.id }, asOwner)
  expect(await listed()).toContainEqual({ subject: 'First one', has_unread: true, resolved: 1 })
  await call(tickets.readTicket, { id: first.id, message_id: answer.id }, asOwner)
  await call(tickets.readTicket, { id: first.id, message_id: 1 }, asOwner)
  expect(await listed()).toContainEqual({ subject: 'First one', has_unread: false, resolved: 1 })
  expect(await call(getTicket, { id: first.id }, asOwner)).toMatchObject({ read_until: answer.id })
  expect(await call(getTicket, { id: second.id }, asOwner)).toMatchObject({ read_until: 0 })
})

test('SUP-09 whoever sends no limit is listed more tickets than a page of the site has', async () => {
  const { call, make, owner, asOwner } = await withStaff()
  for (let count = 0; count < 25; count++) await make.ticket({ by: owner })
  expect((await call(listTickets, {}, asOwner)).entries).toHaveLength(25)
})

test.each([
  { field: 'subject', value: ' Four ', code: 'ticket_subject_length', length: 4 },
  { field: 'subject', value: 'F'.repeat(51), code: 'ticket_subject_length', length: 51 },
  { field: 'message', value: ' Nine char ', code: 'ticket_description_length', length: 9 },
  { field: 'message', value: '🎧'.repeat(501), code: 'ticket_description_length', length: 501 },
  { field: 'message', value: 'D'.repeat(4_001), code: 'ticket_description_length', length: 4_001 },
  { field: 'category', value: 0, code: 'category_missing', length: 0 },
])(
  'SUP-05 SUP-12 SUP-13 a ticket whose $field is $value is refused with $code',
  async ({ field, value, code }) => {
    const { call, asOwner } = await withStaff()
    await expect(call(openTicket, { ...wish, [field]: value }, asOwner)).rejects.toMatchObject({
      status: 400,
      code,
      field,
    })
    expect((await call(listTickets, {}, asOwner)).entries).toEqual([])
  },
)

test('SUP-04 SUP-12 SUP-13 the shortest and the longest texts are taken, in every category of the form', async () => {
  const { call, asOwner } = await withStaff()
  const written = [1, 2, 3, 4, 5].map((category) => ({
    category,
    subject: category % 2 === 0 ? 'Fives' : '🎧'.repeat(50),
    message: category % 2 === 0 ? 'Ten lettrs' : 'D'.repeat(500),
  }))
  for (const each of written) await call(openTicket, each, asOwner)
  const { entries } = await call(listTickets, {}, asOwner)
  expect(entries.toReversed()).toMatchObject(written)
})

test('SUP-04 AMB-59 a category may be sent by its name, of which the first is not for members', async () => {
  const { call, asOwner } = await withStaff()
  const open = (name: string) => call(openTicket, { ...wish, category: name as never }, asOwner)
  const names = ['News tips', 'Points Store', 'Bug reports', 'Sponsor requests', 'Everything']
  for (const name of names) await open(name)
  const { entries } = await call(listTickets, {}, asOwner)
  expect(entries.toReversed().map(({ category }) => category)).toEqual([1, 2, 3, 4, 5])
  for (const [name, code] of [
    ['Item shop transaction', 'category_missing'],
    ['Complaints', 'invalid_request'],
  ] as const)
    await expect(open(name)).rejects.toMatchObject({ status: 400, code })
})

test('SUP-11 SUP-16 SUP-17 a reply is trimmed, says something, and has at most 250 characters', async () => {
  const { call, make, owner, asOwner } = await withStaff()
  const { id } = await make.ticket({ by: owner })
  const refused = (message: string, code: string) =>
    expect(call(replyToTicket, { id, message }, asOwner)).rejects.toMatchObject({
      status: 400,
      code,
      field: 'message',
    })
  await refused(' \n\t ', 'message_missing')
  await refused('D'.repeat(251), 'message_too_long')
  expect(await call(getTicket, { id }, asOwner)).toMatchObject({ messages: [], updated: null })
  const longest = '🎧'.repeat(250)
  await call(replyToTicket, { id, message: ` ${longest} ` }, asOwner)
  expect((await call(getTicket, { id }, asOwner)).messages).toMatchObject([{ message: longest }])
})

test('SUP-02 AMB-102 ADMIN-19 a ticket is new, has a reply, is resolved, and is new again when its owner writes', async () => {
  const { call, make, owner, asOwner, asStaff, clock } = await withStaff()
  const { id } = await make.ticket({ by: owner })
  const state = async () => {
    const { resolved, updated } = await call(getTicket, { id }, asOwner)
    return [resolved, updated]
  }
  const minutes = (count: number) => AT + 60 * count
  expect(await state()).toEqual([0, null])
  clock.advance(60_000)
  await call(replyToTicket, { id, message: 'On its way' }, asStaff)
  expect(await state()).toEqual([1, minutes(1)])
  clock.advance(60_000)
  expect(await call(resolveTicket, { id }, asStaff)).toEqual({ resolved: 2 })
  expect(await state()).toEqual([2, minutes(2)])
  clock.advance(60_000)
  await call(replyToTicket, { id, message: 'Not yet' }, asOwner)
  expect(await state()).toEqual([0, minutes(3)])
  clock.advance(60_000)
  expect(await call(closeTicket, { id }, asOwner)).toEqual({ resolved: 2 })
  expect(await state()).toEqual([2, minutes(4)])
  clock.advance(60_000)
  expect(await call(reopenTicket, { id }, asStaff)).toEqual({ resolved: 0 })
  expect(await state()).toEqual([0, minutes(5)])
  await expect(call(resolveTicket, { id }, asOwner)).rejects.toMatchObject({ status: 403 })
  await expect(call(closeTicket, { id }, asStaff)).rejects.toMatchObject({ status: 404 })
})

test('AMB-58 SUP-05 a purchase opens a ticket for its order, once, and both sides see the order beside it', async () => {
  const { call, make, owner, asOwner, asStaff, as } = await withStaff()
  const item = await make.item({ name: 'VIP pass '.repeat(8).trim(), price: 300 })
  await make.dollars(owner, 1_000)
  const outcomes = await settledInWaves(10, () => call(purchaseItem, { id: item.id }, asOwner))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)

  const { entries } = await call(listTickets, {}, asOwner)
  expect(entries).toMatchObject([{ category: 0, message: '', resolved: 0 }])
  expect(entries[0]?.subject).toBe(item.name.slice(0, 50))
  const id = entries[0]?.id ?? 0
  const order = { item: { id: item.id }, price: 300, status: 0, ticket_id: id }
  expect(await call(getTicket, { id }, asOwner)).toMatchObject({ order })
  expect(await call(staff.getStaffTicket, { id }, asStaff)).toMatchObject({
    order,
    orders: [order],
  })
  const keeper = await as(await make.member(staffWith('canManageShop')))
  expect((await call(listStaffOrders, {}, keeper)).entries).toMatchObject([{ ticket_id: id }])
})

test('SUP-08 SUP-11 whoever opens tickets or writes without end is stopped, staff are not, and purchases do not count', async () => {
  const environment = { TICKETS_PER_DAY: '2', TICKET_REPLIES_PER_HOUR: '3' }
  const { call, make, owner, asOwner, asStaff, clock } = await withStaff({ environment })
  await make.order(owner, await make.item())
  const opened = await settledInWaves(5, () => call(openTicket, wish, asOwner))
  const { entries } = await call(listTickets, {}, asOwner)
  expect(entries.filter(({ category }) => category > 0)).toHaveLength(2)
  const tooMany = (code: string) => expect.objectContaining({ status: 429, code })
  expect(opened.filter(({ status }) => status === 'rejected')).toEqual(
    Array.from({ length: 3 }, () => ({ status: 'rejected', reason: tooMany('too_many_tickets') })),
  )

  const id = entries[0]?.id ?? 0
  const input = { id, message: 'And another thing' }
  const sent = await settledInWaves(6, () => call(replyToTicket, input, asOwner))
  expect(sent.filter(({ status }) => status === 'rejected')).toEqual(
    Array.from({ length: 3 }, () => ({ status: 'rejected', reason: tooMany('too_many_replies') })),
  )
  for (let each = 0; each < 4; each++) await call(replyToTicket, input, asStaff)
  expect((await call(getTicket, { id }, asOwner)).message_count).toBe(7)

  clock.advance(86_400_001)
  await call(openTicket, wish, asOwner)
  await call(replyToTicket, input, asOwner)
})

test('AMB-150 SUP-11 a reply that is repeated is there once, and gets the same answer', async () => {
  const { call, make, owner, asOwner } = await withStaff()
  const { id } = await make.ticket({ by: owner })
  const repeats = await settledInWaves(10, () =>
    call(replyToTicket, { id, message: 'Once' }, { ...asOwner, _k: 'a-key-of-a-reply' }),
  )
  expect(new Set(repeats.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect((await call(getTicket, { id }, asOwner)).message_count).toBe(1)
})
