import type { Locator, Page } from '@playwright/test'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { expectAccessible } from '../accessibility.ts'
import { countCalls, holdBack } from '../account-screens.ts'
import { hasJoined } from '../channels.ts'
import { chooseFromMenu } from '../choose-from-menu.ts'
import { chosenPicture } from '../chosen-picture.ts'
import { allRequestsSeen, expectInSight } from '../screens.ts'
import { expect, isAlive, test } from '../site.ts'
import { expectTicketsAccessible, listedTickets } from '../support-screens.ts'

/** Whoever opens a ticket can answer: what sends is on the screen, and no bar lies upon it. */
async function expectSendInSight(page: Page) {
  const size = page.viewportSize()
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo(0, 0))
    await expectInSight(page.getByRole('button', { name: 'Send', exact: true }), `${width} px`)
  }
  if (size) await page.setViewportSize(size)
}

const ofSupport = { flags: Flag.Admin, permissions: Permission.canReviewSupportTickets }

/** What is said in a ticket, in the order of the page. */
const messagesOf = (page: Page) => page.getByRole('log', { name: 'Messages' }).getByRole('listitem')
const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply' })

const fromEnd = (log: Locator) =>
  log.evaluate(({ scrollHeight, scrollTop, clientHeight }) =>
    Math.round(scrollHeight - scrollTop - clientHeight),
  )

/** Every frame of the page's socket that it sends. */
function framesOf(page: Page) {
  const sent: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { event, data } = JSON.parse(String(payload)) as {
        event: string
        data?: { channel?: string }
      }
      if (data?.channel?.startsWith('private-support-')) sent.push(`${event} ${data.channel}`)
    }),
  )
  return sent
}

test('SUP-07 SUP-16 SUP-17 SUP-18 SUP-19 SUP-20 SUP-22 SUP-23 a member writes in a ticket: one message at a time, nothing that is empty or too long, and hears the ticket that is open', async ({
  page,
  seed,
  signIn,
  visit,
  expected,
}) => {
  const member = await seed.member({ username: 'Tindra' })
  const staff = await seed.member({ username: 'Saga', ...ofSupport })
  const first = await seed.ticket({ by: member, message: 'It is still waiting.' })
  const second = await seed.ticket({ by: member, subject: 'Wrong name on a card' })
  const foreign = await seed.ticket({ by: staff, subject: 'Not for Tindra' })
  for (let number = 1; number <= 30; number++)
    await seed.reply({ in: first, by: number % 2 ? staff : member, message: `Message ${number}` })
  await signIn(member)
  const frames = framesOf(page)
  const calls = countCalls(page, '/support_ticket/reply')
  const joined = hasJoined(page, `private-support-ticket-${first.id}`)
  await visit(`/support/ticket/${first.id}`)
  await joined
  expect(frames).toEqual([`pusher:subscribe private-support-ticket-${first.id}`])

  const log = page.getByRole('log', { name: 'Messages' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Headset never shipped')
  await expect(messagesOf(page)).toHaveCount(31)
  await expect(messagesOf(page).first()).toHaveText('It is still waiting.')
  await expect.poll(() => fromEnd(log)).toBe(0)
  await log.evaluate((element) => element.scrollTo(0, 0))
  await seed.reply({ in: first, by: staff, message: 'Are you there?' })
  await expect(messagesOf(page).last()).toHaveText('Are you there?')
  await expect.poll(() => fromEnd(log)).toBe(0)
  await expectTicketsAccessible(page)

  await reply(page).fill('  \n ')
  await reply(page).press('Enter')
  await page.getByRole('button', { name: 'Send' }).click()
  // The Enter that ends the composing of a word, as Safari tells it.
  await reply(page).fill('はい')
  await reply(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 })
  await reply(page).fill('x'.repeat(251))
  await reply(page).press('Enter')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your message is too long.')).toBeVisible()
  await allRequestsSeen(page)
  expect(calls).toEqual([])

  const go = await holdBack(page, '/support_ticket/reply')
  await reply(page).fill('  I am.  ')
  await reply(page).press('Enter')
  await reply(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('button', { name: 'Send' }).click()
  go()
  await expect(reply(page)).toHaveValue('')
  await expect(messagesOf(page).last()).toHaveText('I am.')
  await expect(messagesOf(page)).toHaveCount(33)
  expect(calls.map((fields) => fields.get('message'))).toEqual(['I am.'])

  await page.unrouteAll()
  await page.route('**/api/support_ticket/reply', (route) =>
    route.fulfill({ status: 400, json: { error: 'No', code: 'too_many_replies' } }),
  )
  expected.failures('answered 400: POST')
  await reply(page).fill('Once more')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(reply(page)).toHaveValue('Once more')
  await page.unrouteAll()

  const other = listedTickets(page).filter({ hasText: 'Wrong name' }).getByRole('link')
  const question = page.getByRole('dialog', { name: 'Leave without sending?' })
  await other.click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(reply(page)).toHaveValue('Once more')
  await expect(page).toHaveURL(`/support/ticket/${first.id}`)
  await other.click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(`/support/ticket/${second.id}`)
  await expect(messagesOf(page)).toHaveText(['Where is it?'])
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(reply(page)).toHaveValue('')
  await expect
    .poll(() => frames)
    .toEqual([
      `pusher:subscribe private-support-ticket-${first.id}`,
      `pusher:unsubscribe private-support-ticket-${first.id}`,
      `pusher:subscribe private-support-ticket-${second.id}`,
    ])
  await seed.reply({ in: first, by: staff, message: 'Not here' })
  await seed.reply({ in: second, by: staff, message: 'Which name?' })
  await expect(messagesOf(page)).toHaveText(['Where is it?', 'Which name?'])
  await page.getByRole('button', { name: 'Mark as resolved' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Status' })).toBeFocused()
  await expect(page.getByRole('status').getByText('Marked as resolved.')).toBeVisible()

  expected.failures(`answered 404: GET`)
  await visit(`/support/ticket/${foreign.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticket not found')
})

test('SUP-16 ADMIN-19 a picture that takes its time changes nothing of what is written meanwhile, and what staff write while a note is sent stays', async ({
  page,
  seed,
  signInAs,
  visit,
}) => {
  const member = await seed.member({ username: 'Tindra' })
  const staff = await seed.member({ username: 'Saga', ...ofSupport })
  const ticket = await seed.ticket({ by: member, message: 'It is still waiting.' })
  await signInAs(page, staff)
  await visit(`/admin/tickets/${ticket.id}`)
  const choose = async () =>
    page.locator('input[type=file]').setInputFiles(await chosenPicture({ width: 320, height: 180 }))
  // Whatever is chosen has been read when somebody says so, and not before.
  await page.evaluate(() => {
    HTMLImageElement.prototype.decode = async function () {
      const loaded = new Promise((resolve) => {
        this.addEventListener('load', resolve)
      })
      await new Promise<void>((resolve) => {
        Object.assign(globalThis, { readOn: resolve })
      })
      await loaded
    }
  })
  const readOn = async () => {
    await page.waitForFunction(() => 'readOn' in globalThis)
    await page.evaluate(() => {
      const held = globalThis as { readOn?: () => void }
      held.readOn?.()
      delete held.readOn
    })
  }

  const attached = page.getByRole('button', { name: 'Remove the picture' })
  await reply(page).fill('It left')
  await choose()
  await reply(page).fill('It left us today')
  await readOn()
  await expect(attached).toBeVisible()
  await expect(reply(page)).toHaveValue('It left us today')
  await attached.click()

  await choose()
  const send = await holdBack(page, '/support_ticket/reply')
  await reply(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeDisabled()
  send()
  await expect(messagesOf(page).last()).toHaveText('It left us today')
  await expect(reply(page)).toHaveValue('')
  await readOn()
  await expect(attached).toBeVisible()
  await expect(reply(page)).toHaveValue('')
  await attached.click()

  const keep = await holdBack(page, '/support_ticket/note')
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('The parcel came back once.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await note.fill('Twice, in fact.')
  keep()
  await expect(page.getByRole('listitem').filter({ hasText: 'came back once.' })).toBeVisible()
  await expect(page.getByRole('status').getByText('Saved')).toBeVisible()
  await expect(note).toHaveValue('Twice, in fact.')
  await expect(page.getByRole('button', { name: 'Add note' })).not.toHaveAttribute('aria-busy')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(note).toHaveValue('')
})

/** `On its way`, in English. */
async function writeCannedReply(desk: Page) {
  await desk.getByRole('link', { name: 'Canned replies' }).click()
  await desk.getByRole('button', { name: 'New canned reply' }).click()
  const form = desk.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Title' }).fill('On its way')
  await form.getByRole('textbox', { name: 'English' }).fill('It left us this morning.')
  await expectAccessible(desk, { within: 'dialog' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByRole('row').filter({ hasText: 'On its way' })).toContainText('English')
}

/** Below what is written already, and where there is nothing yet. */
async function insertCannedReply(desk: Page) {
  const replies = 'Insert a canned reply'
  await reply(desk).fill('Hello Tindra,')
  // The keys come by without inserting anything.
  await desk.getByRole('button', { name: replies }).press('ArrowDown')
  await expect(reply(desk)).toHaveValue('Hello Tindra,')
  await chooseFromMenu(desk, replies, 'On its way')
  await expect(reply(desk)).toHaveValue('Hello Tindra,\n\nIt left us this morning.')
  await reply(desk).fill('')
  await chooseFromMenu(desk, replies, 'On its way')
  await expect(reply(desk)).toHaveValue('It left us this morning.')
}

test('SUP-02 SUP-21 ADMIN-19 a member and staff talk live, with a picture and notes that staff alone see, until the ticket is resolved', async ({
  page,
  seed,
  signIn,
  visit,
  newcomerAs,
}) => {
  await seed.notice('Sign-ups are open.')
  const member = await seed.member({ username: 'Tindra' })
  await seed.dollars(member, 10_000)
  await seed.order(member, await seed.item({ name: 'Open-back headset', price: 8_900 }))
  const staff = await seed.member({ username: 'Saga', ...ofSupport })
  const other = await seed.member({ username: 'Mirka', ...ofSupport })
  await seed.ticket({ by: member, subject: 'Wrong name on a card' })
  await signIn(member)
  await visit('/support/tickets')
  await expect(listedTickets(page)).toHaveText([/^Wrong name/, /^Open-back headset/])
  await listedTickets(page).filter({ hasText: 'Open-back headset' }).getByRole('link').click()
  const about = page.getByRole('complementary', { name: 'About this ticket' })
  await expect(about.getByRole('article')).toContainText('LD$ 89.00')
  const head = page.getByRole('region', { name: 'Conversation' }).locator('header')
  await expect(head).toContainText('Item shop transactionResolved: No')
  await expectSendInSight(page)

  const desk = await newcomerAs(staff)
  await desk.goto('/admin/tickets?lang=en')
  await isAlive(desk)
  const queue = desk.getByRole('row').filter({ has: desk.getByRole('cell') })
  await expect(queue).toHaveText([/^Open-back headset/, /^Wrong name/])
  await expect(desk.getByRole('link', { name: 'Tickets (2 waiting)' })).toBeVisible()
  await expect(desk.getByRole('combobox', { name: 'Category' }).getByRole('option')).toHaveText([
    'Any category',
    'Item shop transaction',
    'News tips',
    'Points Store',
    'Bug reports',
    'Sponsor requests',
    'Everything',
  ])
  await expectTicketsAccessible(desk)
  await desk.getByRole('combobox', { name: 'Category' }).selectOption('Item shop transaction')
  await expect(queue).toHaveCount(1)

  await writeCannedReply(desk)
  await desk.goto('/admin/tickets?category=item_shop')
  await queue.getByRole('link', { name: 'Open-back headset' }).click()
  const side = desk.getByRole('complementary', { name: 'About this ticket' })
  await expect(desk.getByRole('log')).toContainText('Tindra bought Open-back headset')
  await expect(page.getByRole('log')).toContainText('You bought Open-back headset')
  await expectSendInSight(desk)
  await expect(side).toContainText('Tindra')
  await expect(side.getByRole('article')).toContainText('LD$ 89.00')
  await side.getByRole('textbox', { name: 'Note' }).fill('The parcel came back once.')
  await side.getByRole('button', { name: 'Add note' }).click()
  await expect(side.getByRole('listitem').first()).toContainText('The parcel came back once.Saga')
  await expectTicketsAccessible(desk)

  const colleague = await newcomerAs(other)
  await colleague.goto('/admin/tickets?lang=en')
  await isAlive(colleague)
  await insertCannedReply(desk)
  await expect(colleague.getByRole('row').filter({ hasText: 'Open-back headset' })).toContainText(
    'Saga is answering now',
  )
  await desk
    .locator('input[type=file]')
    .setInputFiles(await chosenPicture({ width: 320, height: 180 }))
  await expect(desk.getByRole('button', { name: 'Remove the picture' })).toBeVisible()
  await desk.getByRole('link', { name: 'Overview' }).click()
  await desk
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click()
  await desk.getByRole('button', { name: 'Send' }).click()
  await expect(messagesOf(page)).toHaveText(['It left us this morning.'])
  await expect(messagesOf(page).getByRole('img')).toBeVisible()
  await expect(head).toContainText('Has Reply')
  await expect(listedTickets(page).filter({ hasText: 'Open-back headset' })).toContainText(
    'Has Reply',
  )
  await expect(page.getByText('The parcel came back once.')).toHaveCount(0)
  // What was answered waits no more.
  const seen = colleague.getByRole('row').filter({ hasText: 'Open-back headset' })
  await expect(seen).toHaveCount(0)
  await colleague.getByRole('combobox', { name: 'State' }).selectOption('Any state')
  await expect(seen).toContainText('Has ReplySaga1')

  await reply(page).fill('<b>Thank</b> you!')
  await reply(page).press('Enter')
  await expect(messagesOf(desk).last()).toHaveText('<b>Thank</b> you!')
  await desk.getByRole('button', { name: 'Mark as resolved' }).click()
  await expect(desk.getByRole('button', { name: 'Open again' })).toBeVisible()
  await expect(head).toContainText('Resolved: Yes')
  await expect(page.getByRole('button', { name: 'Mark as resolved' })).toHaveCount(0)
})

test('K09 what is said while the connection of either side is gone is there once and in order when it is back', async ({
  page,
  seed,
  signIn,
  signInAs,
  visit,
  newcomer,
}) => {
  const member = await seed.member({ username: 'Tindra' })
  const staff = await seed.member({ username: 'Saga', ...ofSupport })
  const ticket = await seed.ticket({ by: member, message: 'It is still waiting.' })
  await seed.reply({ in: ticket, by: staff, message: 'Before' })
  const desk = await newcomer()
  const cut = { isGone: false, close: [] as (() => void)[] }
  for (const side of [page, desk])
    await side.routeWebSocket(/\/app\//, (socket) => {
      if (cut.isGone) return void socket.close({ code: 4200 })
      socket.connectToServer()
      cut.close.push(() => void socket.close({ code: 4200 }))
    })
  await signIn(member)
  await signInAs(desk, staff)
  await visit(`/support/ticket/${ticket.id}`)
  await desk.goto(`/admin/tickets/${ticket.id}?lang=en`)
  await seed.reply({ in: ticket, by: member, message: 'Live' })
  for (const side of [page, desk])
    await expect(messagesOf(side).last()).toHaveText('Live', { timeout: 60_000 })

  cut.isGone = true
  for (const close of cut.close) close()
  const said = Array.from({ length: 120 }, (_, number) => `Message ${number}`)
  for (const [number, message] of said.entries())
    await seed.reply({ in: ticket, by: number % 3 ? staff : member, message })
  // What was asked for before the cut may have brought the first of them.
  for (const side of [page, desk])
    await expect(messagesOf(side).last()).not.toHaveText('Message 119')
  cut.isGone = false
  await expect(messagesOf(page)).toHaveText(['It is still waiting.', 'Before', 'Live', ...said])
  await expect(messagesOf(desk)).toHaveText(['It is still waiting.', 'Before', 'Live', ...said])
  await reply(page).fill('After')
  await reply(page).press('Enter')
  await expect(messagesOf(desk).last()).toHaveText('After')
  await expect(messagesOf(page).filter({ hasText: 'After' })).toHaveCount(1)
})
