import { expect, test } from 'vitest'
import { authorizeChannel } from '@loadout/contract/realtime/authorize-channel.ts'
import { staffTicketsChannel, ticketChannel } from '@loadout/contract/support/ticket-channels.ts'
import { removeApp } from '@loadout/contract/second-steps/second-steps.ts'
import { changeSettings } from '@loadout/contract/site-settings/staff-settings.ts'
import { setPermissions } from '@loadout/contract/people/people.ts'
import * as staff from '@loadout/contract/support/staff-tickets.ts'
import {
  getTicket,
  listTicketMessages,
  replyToTicket,
  type TicketMessage,
} from '@loadout/contract/support/tickets.ts'
import { inWaves } from '../../test/in-waves.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { withApp } from '../../test/second-steps.ts'
import { openSocket } from '../../test/raw-socket.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'

async function conversation() {
  const site = await startSite()
  const [owner, helper] = [
    await site.make.member(),
    await site.make.member(staffWith('canReviewSupportTickets')),
  ]
  const ticket = await site.make.ticket({ by: owner })
  return { ...site, owner, helper, ticket, channel: ticketChannel(ticket.id).name }
}

/** A socket of a member, and what they are answered when they ask for a channel. */
async function socketOf(site: TestSite, member: { id: number }) {
  const credentials = await site.as(member)
  const socket = await openSocket(site.url)
  const ask = async (channel_name: string) =>
    site.call(authorizeChannel, { socket_id: await socket.id(), channel_name }, credentials)
  const hear = async (channel: string) => socket.join(channel, (await ask(channel)).auth)
  return { ...socket, credentials, ask, hear }
}

test('SUP-20 SUP-21 owner and staff hear each reply at once, the same for both', async () => {
  const site = await conversation()
  const { call, owner, helper, ticket, channel } = site
  const [theirs, ours] = [await socketOf(site, owner), await socketOf(site, helper)]
  await theirs.hear(channel)
  await ours.hear(channel)
  const input = { id: ticket.id, message: 'On its way' }
  const { message } = await call(replyToTicket, input, ours.credentials)
  for (const socket of [theirs, ours]) {
    expect(await socket.told('message')).toMatchObject({ channel, data: message })
    expect(await socket.told('state')).toMatchObject({ data: { resolved: 1 } })
  }
})

test('SUP-20 K01 nobody but owner and staff is given a signature for a ticket, and members none for the channel of staff', async () => {
  const site = await conversation()
  const { make, owner, helper, ticket, channel } = site
  const others = [
    await make.member(),
    // The bit counts with a flag only, and another bit not at all.
    await make.member({ permissions: 16_384 }),
    await make.member(staffWith('canManageShop', 'canSeeUserProfile')),
  ]
  for (const other of others) {
    const { ask } = await socketOf(site, other)
    for (const name of [channel, staffTicketsChannel().name])
      await expect(ask(name)).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
  }
  const [theirs, ours] = [await socketOf(site, owner), await socketOf(site, helper)]
  await expect(theirs.ask(staffTicketsChannel().name)).rejects.toMatchObject({ status: 403 })
  const forged = [
    `${channel} `,
    ` ${channel}`,
    `${channel}\n`,
    `${channel}:x`,
    `${channel},private-user-${owner.id}`,
    channel.toUpperCase(),
    `private-support-ticket-0${ticket.id}`,
    `private-support-ticket-+${ticket.id}`,
    `private-support-ticket-${ticket.id}.0`,
    'private-support-ticket-999999',
    'private-support-ticket-',
    'private-support-ticket-*',
    'private-support-*',
    `${staffTicketsChannel().name}-1`,
  ]
  for (const name of forged)
    for (const { ask } of [theirs, ours])
      await expect(ask(name), JSON.stringify(name)).rejects.toMatchObject({ status: 403 })
  await ours.hear(staffTicketsChannel().name)
})

test('K04 whoever loses the bit hears no ticket any more, on a socket that hears nothing else', async () => {
  const site = await conversation()
  const { call, as, make, owner, helper, ticket, channel } = site
  const [ours, queue, theirs] = [
    await socketOf(site, helper),
    await socketOf(site, helper),
    await socketOf(site, owner),
  ]
  await ours.hear(channel)
  await queue.hear(staffTicketsChannel().name)
  await theirs.hear(channel)
  const admin = await make.member({
    ...staffWith('canChangeAdminPermissions', 'canReviewSupportTickets'),
    owner: true,
  })
  const nothing = { user_id: helper.id, permissions: 0, admin: 1, moderator: 0 } as const
  await call(setPermissions, nothing, await as(admin))

  expect([await ours.closed(), await queue.closed()]).toMatchObject([
    { code: 4100 },
    { code: 4100 },
  ])
  await expect(ours.ask(channel)).rejects.toMatchObject({ status: 403 })
  await call(replyToTicket, { id: ticket.id, message: 'Between us' }, await as(owner))
  await expect(call(getTicket, { id: ticket.id }, ours.credentials)).rejects.toMatchObject({
    status: 404,
  })
  expect(ours.all('message')).toEqual([])
})

test('K04 whoever signs out hears their ticket no longer, on a socket that hears nothing else', async () => {
  const site = await conversation()
  const { owner, channel } = site
  const theirs = await socketOf(site, owner)
  await theirs.hear(channel)
  await site.site.transaction((work) => work.disconnect(owner.id))
  expect(await theirs.closed()).toMatchObject({ code: 4100 })
})

test('K04 of a member of staff who signs out nobody else’s socket is closed', async () => {
  const site = await conversation()
  const { owner, helper, channel } = site
  const [theirs, ours] = [await socketOf(site, owner), await socketOf(site, helper)]
  await theirs.hear(channel)
  await ours.hear(channel)
  await site.site.transaction((work) => work.disconnect(helper.id))
  expect(await ours.closed()).toMatchObject({ code: 4100 })
  await theirs.settle()
  expect(theirs.isOpen()).toBe(true)
})

test('K12 fifty replies at once are there once, and in one order for both sides, told and listed', async () => {
  const site = await conversation()
  const { call, owner, helper, ticket, channel } = site
  const [theirs, ours] = [await socketOf(site, owner), await socketOf(site, helper)]
  await theirs.hear(channel)
  await ours.hear(channel)
  await inWaves(50, (number) =>
    call(
      replyToTicket,
      { id: ticket.id, message: `Reply ${number}` },
      (number % 2 === 0 ? theirs : ours).credentials,
    ),
  )
  const { messages, message_count } = await call(getTicket, ticket, theirs.credentials)
  expect(message_count).toBe(50)
  expect(new Set(messages.map(({ message }) => message)).size).toBe(50)
  expect(await call(getTicket, ticket, ours.credentials)).toMatchObject({ messages })
  for (const socket of [theirs, ours]) {
    await socket.until(() => (socket.all('message').length === 50 ? true : undefined))
    const told = socket.all('message').map(({ data }) => data as TicketMessage)
    const byId = told.toSorted((one, other) => one.id - other.id)
    expect(byId).toMatchObject(messages)
  }
})

test('K09 whoever was away asks for what came after the last they have, and gets each message once, in order', async () => {
  const site = await conversation()
  const { call, as, make, owner, helper, ticket } = site
  const own = await as(owner)
  const seen = [await make.reply({ in: ticket, by: helper, message: 'Seen' })]
  for (let number = 0; number < 30; number++)
    await make.reply({ in: ticket, by: number % 2 === 0 ? helper : owner, message: `${number}` })
  const ofTicket = { id: ticket.id }
  const after = seen[0]?.id ?? 0
  const first = await call(listTicketMessages, { ...ofTicket, after, limit: 20 }, own)
  const last = first.entries.at(-1)?.id ?? 0
  const rest = await call(listTicketMessages, { ...ofTicket, after: last, limit: 20 }, own)
  const missed = [...first.entries, ...rest.entries].map(({ message }) => message)
  expect(missed).toEqual(Array.from({ length: 30 }, (_, number) => `${number}`))

  const newest = await call(listTicketMessages, { ...ofTicket, limit: 2 }, own)
  expect(newest.entries).toEqual(rest.entries.slice(-2))
  const before = first.entries[0]?.id ?? 0
  expect((await call(listTicketMessages, { ...ofTicket, before }, own)).entries).toMatchObject([
    { message: 'Seen' },
  ])
})

test('SUP-21 staff hear of every ticket that something happens to, and of nothing that is said in it', async () => {
  const site = await conversation()
  const { call, as, owner, helper, ticket } = site
  const queue = await socketOf(site, helper)
  await queue.hear(staffTicketsChannel().name)
  await call(replyToTicket, { id: ticket.id, message: 'A secret of mine' }, await as(owner))
  await call(staff.noteOnTicket, { id: ticket.id, note: 'A secret of ours' }, queue.credentials)
  await queue.until(() => (queue.all('ticket').length === 2 ? true : undefined))
  expect(queue.all('ticket')[0]).toMatchObject({ data: { id: ticket.id, resolved: 0 } })
  expect(JSON.stringify(queue.frames)).not.toContain('secret')
})

test('E18 K04 staff who come to lack the second step that they must have hear of no ticket any more', async () => {
  const site = await startSite()
  const { call, make, as } = site
  const officer = await as(
    await make.member(staffWith('canManageContent', 'canChangeAdminPermissions')),
  )
  await withApp(site, officer)
  const helper = await make.member(staffWith('canReviewSupportTickets'))
  const channel = staffTicketsChannel().name
  const [before, other] = [await socketOf(site, helper), await socketOf(site, await make.member())]
  await before.hear(channel)
  await call(changeSettings, { staff_second_step: true }, officer)
  expect(await before.closed()).toMatchObject({ code: 4100 })
  expect(other.isOpen()).toBe(true)

  await withApp(site, before.credentials)
  const after = await socketOf(site, helper)
  await after.hear(channel)
  await call(removeApp, {}, after.credentials)
  expect(await after.closed()).toMatchObject({ code: 4100 })
})
