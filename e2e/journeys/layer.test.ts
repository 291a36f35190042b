import type { Page } from '@playwright/test'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { expectAccessible } from '../accessibility.ts'
import { holdBackPart } from '../account-screens.ts'
import { articlePath } from '../addresses.ts'
import { allRequestsSeen } from '../screens.ts'
import { expect, test } from '../site.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Navigation' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open navigation' })
const snack = (page: Page) => page.getByRole('status').getByRole('listitem')
const copy = (page: Page) => page.getByRole('button', { name: 'Copy link' })

test('SHELL-26 an open navigation holds the page behind it still, gives back the focus and the scrolling, is not closed by a selection that is dragged out of it, and is by what opened it', async ({
  page,
  seed,
  visit,
}) => {
  await seed.news({ content: '<p>Long.</p>'.repeat(80) })
  await visit('/news/1')
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toBeVisible()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
  expect(await overflow()).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect(drawer(page)).not.toBeAttached()
  await expect(menuButton(page)).toBeFocused()
  expect(await overflow()).not.toBe('hidden')

  // The panel lies over its button and the page is inert, so that only a script can press it a
  // second time.
  const press = () => menuButton(page).evaluate((button) => (button as HTMLElement).click())
  await press()
  // Pointing at something in it waits until it has slid in.
  await drawer(page).getByRole('link').first().hover()
  await page.mouse.move(160, 700)
  await page.mouse.down()
  await page.mouse.move(900, 400)
  await page.mouse.up()
  await page.mouse.move(901, 401)
  await expect(drawer(page)).toBeVisible()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
  await press()
  await expect(drawer(page)).not.toBeAttached()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')

  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('group', { name: 'Filter by game' })).toBeVisible()
  await press()
  await expect(drawer(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/news\/1/)
  await expect(drawer(page), 'it belonged to the page before').not.toBeAttached()
})

test('SHELL-27 SHELL-28 the link of an article can be copied, with the language that is read where it has several, and the snack that says so goes with its close button, which gives the focus back, or by itself after 8 seconds in which nobody points at it or has the focus in it', async ({
  page,
  context,
  seed,
  visit,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const german = { languageId: 3, title: 'Nordwind gewinnt', excerpt: '', content: '<p>t</p>' }
  const news = await seed.news({ title: 'Northwind win', versions: [german] })
  await page.clock.install()
  await visit(articlePath(news))
  // What goes by itself stays until the clock moves.
  await page.clock.pauseAt(Date.now() + 60_000)
  await copy(page).focus()
  await page.keyboard.press('Enter')
  await expect(snack(page)).toHaveText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/news/${news.id}/northwind-win?language_id=0`,
  )
  await snack(page).getByRole('button', { name: 'Close' }).click()
  await expect(snack(page)).toHaveCount(0)
  await expect(copy(page)).toBeFocused()

  await copy(page).click()
  await expect(snack(page)).toBeVisible()
  await page.clock.runFor(7900)
  await expect(snack(page)).toBeVisible()
  await page.clock.runFor(200)
  await expect(snack(page)).toHaveCount(0)

  await copy(page).click()
  await expect(snack(page)).toBeVisible()
  await page.clock.runFor(5000)
  await snack(page).hover()
  await page.clock.runFor(20_000)
  await expect(snack(page)).toBeVisible()
  await snack(page).getByRole('button').focus()
  await page.mouse.move(5, 5)
  await page.clock.runFor(20_000)
  await expect(snack(page)).toBeVisible()
  await copy(page).focus()
  await page.clock.runFor(2900)
  await expect(snack(page)).toBeVisible()
  await page.clock.runFor(200)
  await expect(snack(page)).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  for (const time of [1, 2, 3]) {
    await copy(page).click()
    await expect(
      page.getByRole('status').getByRole('listitem', { includeHidden: true }),
    ).toHaveCount(time)
    await expect(snack(page), 'a third would hide what one reads').toHaveCount(Math.min(time, 2))
  }
})

test('SHELL-29 a snack lies above the page and above the next one and can be read by everyone, on a phone covers none of the bars, and one that is not told to go by itself stays until it is closed; a press on it closes no dialog below it', async ({
  page,
  context,
  seed,
  visit,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const news = await seed.news({ title: 'Northwind win' })
  await page.clock.install()
  await visit(articlePath(news))
  await page.clock.pauseAt(Date.now() + 60_000)
  await copy(page).click()
  await copy(page).click()
  await expect(snack(page)).toHaveText(['Link copied', 'Link copied'])
  await expect(snack(page).last()).toBeInViewport()
  // Axe needs the time to go on; a snack that has the focus waits meanwhile.
  await snack(page).last().getByRole('button').focus()
  await page.clock.resume()
  await expectAccessible(page, { within: ':popover-open' })
  await page.clock.pauseAt(Date.now() + 120_000)
  await snack(page).last().getByRole('button').click()

  await page.setViewportSize({ width: 390, height: 844 })
  await copy(page).click()
  await expect(snack(page).last()).toBeInViewport({ ratio: 1 })
  await copy(page).click({ trial: true })
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link')
    .first()
    .click({ trial: true })
  await page.clock.runFor(9000)
  await expect(snack(page)).toHaveCount(0)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await copy(page).click()
  await expect(snack(page)).toHaveText(
    'The link could not be copied. You can take it from the address bar.',
  )
  await page.clock.runFor(60_000)
  await expect(snack(page)).toBeVisible()

  await page.setViewportSize({ width: 1_440, height: 900 })
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Go to' })
  await expect(palette).toBeVisible()
  const cross = await snack(page).getByRole('button', { name: 'Close' }).boundingBox()
  await page.mouse.click((cross?.x ?? 0) + 5, (cross?.y ?? 0) + 5)
  await page.clock.runFor(1_000)
  await expect(palette).toBeVisible()
  await page.mouse.click(5, 895)
  await page.clock.runFor(1_000)
  await expect(palette).toHaveCount(0)

  await snack(page).getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  await expect(snack(page)).toHaveCount(0)
})

test('a dialog that is slow to arrive does not open over another page, be it come to by a link or back', async ({
  page,
  seed,
  visit,
}) => {
  await seed.news({ title: 'Nine quiet keyboards' })
  await seed.news({ title: 'Northwind win' })
  const main = page.getByRole('main')
  const open = (title: string) => main.getByRole('link', { name: title }).first().click()
  const share = page.getByRole('button', { name: 'Share', exact: true })
  const games = page.getByRole('group', { name: 'Filter by game' })
  const dialog = page.getByRole('dialog', { includeHidden: true })
  const bringDialog = await holdBackPart(page, 'ShareDialog')
  await visit('/')
  await open('Nine quiet keyboards')
  const asked = page.waitForRequest(/\/assets\/ShareDialog-/)
  await share.click()
  await asked
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(games).toBeVisible()
  await open('Northwind win')
  await share.click()
  await page.goBack()
  await expect(games).toBeVisible()
  const arrived = page.waitForResponse(/\/assets\/ShareDialog-/)
  bringDialog()
  await (await arrived).finished()
  await allRequestsSeen(page)
  await expect(dialog).toHaveCount(0)

  await open('Northwind win')
  await share.click()
  await expect(dialog).toHaveCount(1)
})

test('ACC-71 a member who is asked for another name is asked wherever they have gone before the question arrives', async ({
  page,
  seed,
  visit,
  signIn,
}) => {
  await signIn(await seed.member({ flags: Flag.RequestingNameChange }))
  const bringDialog = await holdBackPart(page, 'ForcedNameDialog')
  const asked = page.waitForRequest(/\/assets\/ForcedNameDialog-/)
  await visit('/about')
  await asked
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('group', { name: 'Filter by game' })).toBeVisible()
  bringDialog()
  await expect(page.getByRole('dialog', { name: 'Username change' })).toBeVisible()
})
