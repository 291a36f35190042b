import { readFile } from 'node:fs/promises'
import { listBalanceHistory } from '@loadout/contract/wallet/balance.ts'
import { expectAccessible } from '../accessibility.ts'
import { holdBack } from '../account-screens.ts'
import { allRequestsSeen, requestsOnTheirWay } from '../screens.ts'
import { expect, test } from '../site.ts'

test('WALLET-01 WALLET-02 WALLET-06 a member reads what became of their balance, narrows it, takes it with them and looks at an order', async ({
  page,
  seed,
  signIn,
  visit,
  clock,
}) => {
  const member = await seed.member({ username: 'Tindra', points: 4_810 })
  for (let change = 1; change <= 23; change++) {
    await seed.dollars(member, 1_000)
    await clock.advance(1_000)
  }
  await seed.order(member, await seed.item({ name: 'Slot tee', price: 2_400, categoryId: 11 }))
  await seed.item({ name: 'Radar mat', price: 3_200, categoryId: 2 })
  await signIn(member)
  await visit('/wallet')
  const main = page.getByRole('main')
  await expect(main.locator('dl')).toContainText('LD$ 230.00')
  await expect(main.locator('dl')).toContainText('4,820')
  await expect(main.locator('dl')).toContainText('Enough for 1 of 1 item in the store.')

  const history = main.locator('section').filter({ hasText: 'Balance history' }).first()
  const rows = history.getByRole('listitem')
  await expect(rows).toHaveCount(20)
  await expect(rows.first()).toContainText('−24.00')
  await expect(rows.first()).toContainText('Balance LD$ 230.00')
  await expect(rows.nth(1)).toContainText('+24.00')
  await expect(rows.nth(2)).toContainText('Changed by staff')
  await expect(rows.nth(2)).toContainText('Welcome')
  await expectAccessible(page)
  await history.getByRole('button', { name: 'Load 20 more' }).click()
  await expect(rows).toHaveCount(25)
  await expect(history.getByRole('button', { name: 'Load 20 more' })).toHaveCount(0)
  await expect(rows.last()).toContainText('Balance LD$ 10.00')

  const download = page.waitForEvent('download')
  await history.getByRole('button', { name: 'Export as CSV' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(26)
  expect(lines[0]).toBe('id,time,type,title,note,dollars,balance')
  expect(lines[1]).toMatch(/^\d+,2026-.*,2,Slot tee,Purchase,-24,230$/)

  await history.getByRole('combobox', { name: 'Show' }).selectOption('Purchases')
  await expect(rows).toHaveCount(1)
  await rows.getByRole('button', { name: 'Slot tee' }).click()
  const order = page.getByRole('dialog', { name: 'Slot tee' })
  await expect(order.getByRole('listitem')).toHaveText([/^Ordered/])
  await expect(order).toContainText('You get a notification when it is on its way.')
  await expectAccessible(page, { within: 'dialog' })
  await page.keyboard.press('Escape')

  await page.getByRole('complementary', { name: 'Within reach' }).getByRole('button').click()
  await expect(page.getByRole('button', { name: 'Buy for LD$ 32.00' })).toBeVisible()
})

test('WALLET-02 K09 what is booked while the connection is away is there when it is back', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  const member = await seed.member()
  await seed.dollars(member, 1_000)
  await signIn(member)
  const onTheirWay = requestsOnTheirWay(page, listBalanceHistory.path)
  let joined = () => {}
  let loseConnection = () => {}
  const hears = new Promise<void>((resolve) => {
    joined = resolve
  })
  let isAway = false
  await page.routeWebSocket('**/app/**', (socket) => {
    if (isAway) return void socket.close()
    loseConnection = () => void socket.close()
    socket.connectToServer().onMessage((message) => {
      socket.send(message)
      if (/subscription_succeeded.*private-user-/.test(String(message))) joined()
    })
  })
  await visit('/wallet')
  const rows = page
    .getByRole('main')
    .locator('section')
    .filter({ hasText: 'Balance history' })
    .first()
    .getByRole('listitem')
  await hears
  // What it asks for because it hears its member is no answer to what is booked later.
  await allRequestsSeen(page)
  await expect.poll(() => onTheirWay.size).toBe(0)
  await expect(rows).toHaveCount(1)
  isAway = true
  loseConnection()
  await seed.dollars(member, 2_000)
  isAway = false
  await expect(rows).toHaveCount(2)
})

test('WALLET-02 K09 what is booked before a page hears of it is there as soon as it does', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  const member = await seed.member()
  await seed.dollars(member, 1_000)
  await signIn(member)
  const hear = await holdBack(page, '/user/pusher/auth')
  await visit('/wallet')
  const rows = page
    .getByRole('main')
    .locator('section')
    .filter({ hasText: 'Balance history' })
    .first()
    .getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await seed.dollars(member, 2_000)
  hear()
  await expect(rows).toHaveCount(2)
})

test('WALLET-02 an export that is refused says so and can be tried again', async ({
  page,
  seed,
  signIn,
  visit,
  expected,
}) => {
  expected.failures('answered 429: GET')
  const member = await seed.member()
  await seed.dollars(member, 1_000)
  await signIn(member)
  await visit('/wallet')
  const exporting = page.getByRole('button', { name: 'Export as CSV' })
  const whole = (url: URL) =>
    url.pathname.endsWith(listBalanceHistory.path) && url.searchParams.get('limit') === '100'
  await page.route(whole, (route) =>
    route.fulfill({ status: 429, json: { error: 'No.', code: 'not_known_here' } }),
  )
  await exporting.click()
  await expect(page.getByRole('alertdialog')).toContainText('No.')
  await page.keyboard.press('Escape')
  await page.unrouteAll()
  const download = page.waitForEvent('download')
  await exporting.click()
  expect((await download).suggestedFilename()).toBe('wallet.csv')
})

test('WALLET-02 what is booked while a history is exported is in no file twice', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  const member = await seed.member()
  for (let change = 1; change <= 101; change++) await seed.dollars(member, 100)
  await signIn(member)
  await visit('/wallet')
  const second = (url: URL) =>
    url.pathname.endsWith(listBalanceHistory.path) &&
    url.searchParams.get('limit') === '100' &&
    url.searchParams.get('offset') === '100'
  await page.route(second, async (route) => {
    await seed.dollars(member, 100)
    await route.continue()
  })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const [, ...lines] = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  const ids = lines.map((line) => line.slice(0, line.indexOf(',')))
  expect(ids).toHaveLength(101)
  expect(new Set(ids).size).toBe(101)
})
