import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { expect, test } from '../site.ts'

test.describe('the gallery during development', () => {
  // The sources as they are, as `npm run dev` serves them. The first page waits for Vite to prepare
  // them, so one journey sees all there is.
  test.use({ environment: { LOADOUT_DEV: '1', ORIGIN: 'http://127.0.0.1:{port}' } })
  test.describe.configure({ timeout: 600_000 })

  test('SHELL-25 SHELL-26 dialogs, popovers, tabs and fields do with keys and clicks what they promise, and axe-core finds nothing in any state of any component', async ({
    page,
    visit,
  }) => {
    await visit('/gallery?lang=en')
    await test.step('a dialog that must be answered stays; any other goes on Esc and on a click beside it', () =>
      expectDialogs(page))
    await test.step('a popover closes on a second click, on Esc and on a click beside it, and is a new one each time', () =>
      expectPopovers(page))
    await test.step('tabs are one key apart', () => expectTabs(page))
    await test.step('a field says what is wrong with it, and where it is no longer', () =>
      expectFields(page))
    await page.clock.install()
    await visit('/gallery?lang=en')
    await test.step('axe-core finds nothing in any state of any component, nor in what floats over the page', () =>
      expectAllAccessible(page))
  })
})

test('the built site has no gallery', async ({ page, visit, baseURL }) => {
  await visit('/gallery')
  await expect(page).toHaveURL(`${baseURL}/`)
})

async function expectAllAccessible(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery')
  await expectAccessible(page)

  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  for (const { name, close } of [
    { name: 'Confirm', close: 'Keep it' },
    { name: 'Forced', close: 'Save username' },
    { name: 'Wide', close: 'Close' },
    { name: 'Error', close: 'Close' },
  ]) {
    await test.step(`the dialog "${name}"`, async () => {
      await button(page, name).click()
      await expect(dialog).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: close }).first().click()
      await expect(dialog).toHaveCount(0)
    })
  }

  // A phone shows two at a time.
  await page.setViewportSize({ width: 1440, height: 900 })
  // Two of them go by themselves.
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const name of ['With a figure', 'Goes by itself', 'Stays', 'Wrong'])
    await button(page, name).click()
  await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(4)
  await page.clock.resume()
  await page.keyboard.press('Tab')
  await button(page, 'Your menu').click()
  await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible()
  await expectAccessible(page, { within: ':popover-open' })
  await page.keyboard.press('Escape')
  await button(page, 'Share this article').hover()
  await expect(page.getByText('Share this article', { exact: true })).toBeVisible()
  await expectAccessible(page, { within: ':popover-open' })
}

async function expectDialogs(page: Page) {
  const dialog = page.getByRole('dialog')
  await button(page, 'Forced').click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save username' }).click()
  await expect(dialog).toHaveCount(0)

  await button(page, 'Confirm').click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button(page, 'Confirm')).toBeFocused()
  await button(page, 'Confirm').click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toHaveCount(0)
  await button(page, 'Confirm').click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('status').getByRole('listitem')).toHaveText('The comment is gone.')
}

async function expectPopovers(page: Page) {
  const menu = page.getByRole('group', { name: 'Your menu' })
  const numbers: number[] = []
  const open = async () => {
    await button(page, 'Your menu').click()
    await expect(menu).toBeVisible()
    await expect(button(page, 'Your menu')).toHaveAttribute('aria-expanded', 'true')
    numbers.push(Number(await menu.getAttribute('data-layer')))
  }
  const expectClosed = async () => {
    await expect(menu).toBeHidden()
    // A moment later, by an event of its own.
    await expect(button(page, 'Your menu')).toHaveAttribute('aria-expanded', 'false')
  }
  await open()
  await button(page, 'Your menu').click()
  await expectClosed()
  await open()
  await page.keyboard.press('Escape')
  await expectClosed()
  await expect(button(page, 'Your menu')).toBeFocused()
  await open()
  await page.mouse.click(700, 5)
  await expect(menu).toBeHidden()
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
  expect(numbers).toHaveLength(3)

  await open()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: /^Wallet/ })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu).toBeHidden()
}

async function expectTabs(page: Page) {
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Featured').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Latest cash outs')).toBeFocused()
  await expect(page.getByRole('tabpanel')).toHaveText('What was cashed out.')
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel')).toHaveText('What is yours.')
  await page.keyboard.press('ArrowRight')
  await expect(tab('Featured')).toHaveAttribute('aria-selected', 'true')
}

async function expectFields(page: Page) {
  const field = page.getByRole('textbox', { name: 'Username', exact: true })
  await expect(field).toHaveAccessibleDescription('Your username contains illegal characters.')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('textbox', { name: 'Another username' })).toHaveAccessibleDescription(
    'Tindra is free',
  )
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('12345')
  await expect(page.getByText('5 / 500')).toBeVisible()
}

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
