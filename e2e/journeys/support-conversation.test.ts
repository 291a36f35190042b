import type { Page } from '@playwright/test'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { sayTyping } from '@loadout/contract/support/staff-tickets.ts'
import { gatherAnnounced } from '../announced.ts'
import { allRequestsSeen, requestsOnTheirWay } from '../screens.ts'
import { expect, isAlive, test } from '../site.ts'

const ofSupport = { flags: Flag.Admin, permissions: Permission.canReviewSupportTickets }
const log = (page: Page) => page.getByRole('log', { name: 'Messages' })
const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply' })

test('ADMIN-19 whoever is said to be answering is not any more a minute after their browser was lost, and at once when they leave the site', async ({
  page,
  seed,
  clock,
  signIn,
  visit,
  newcomerAs,
}) => {
  const ticket = await seed.ticket({ by: await seed.member({ username: 'Tindra' }) })
  const desk = await newcomerAs(await seed.member({ username: 'Saga', ...ofSupport }))
  await desk.goto(`/admin/tickets/${ticket.id}?lang=en`)
  await isAlive(desk)
  const onTheirWay = requestsOnTheirWay(desk, sayTyping.path)
  await page.clock.install()
  await signIn(await seed.member({ username: 'Colm', ...ofSupport }))
  await visit(`/admin/tickets/${ticket.id}`)
  const queue = await page.context().newPage()
  await queue.goto('/admin/tickets')
  const answering = [page, queue].map((side) => side.getByText('Saga is answering now'))

  await reply(desk).fill('It left us')
  for (const note of answering) await expect(note).toBeVisible()
  await desk.route(`**/api${sayTyping.path}`, (route) => route.abort('aborted'))
  // It is said again every twenty seconds: what is on its way would count from the later time.
  await allRequestsSeen(desk)
  await expect.poll(() => onTheirWay.size).toBe(0)
  await clock.advance(61_000)
  await page.clock.fastForward(61_000)
  for (const note of answering) await expect(note).toHaveCount(0)

  await desk.unrouteAll()
  await reply(desk).fill('')
  await reply(desk).fill('It left us this morning.')
  for (const note of answering) await expect(note).toBeVisible()
  await desk.goto('about:blank')
  for (const note of answering) await expect(note).toHaveCount(0)
})

test('SUP-22 whoever asks for earlier messages goes on reading where they were, and the keys stay in the conversation', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  const member = await seed.member({ username: 'Tindra' })
  const ticket = await seed.ticket({ by: member })
  for (let number = 1; number <= 150; number++)
    await seed.reply({ in: ticket, by: member, message: `Message ${number}` })
  await signIn(member)
  await visit(`/support/ticket/${ticket.id}`)
  const said = log(page).getByRole('listitem')
  await expect(said).toHaveCount(100)
  const first = said.filter({ hasText: 'Message 51' })
  await log(page).evaluate((element) => element.scrollTo(0, 0))
  const placeOfFirst = async () => Math.round((await first.boundingBox())?.y ?? 0)
  const before = await placeOfFirst()

  const announced = await gatherAnnounced(page)
  await page.getByRole('button', { name: 'Earlier messages' }).press('Enter')
  await expect(said).toHaveCount(151)
  expect(await announced(), 'old messages are not read out all at once').toEqual([])
  await expect(log(page), 'new ones are').not.toHaveAttribute('aria-live')
  expect(await placeOfFirst()).toBe(before)
  await expect(log(page)).toBeFocused()
})
