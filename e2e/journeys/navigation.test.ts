import { expect, test } from '../site.ts'
import { daysAgo } from '../site-time.ts'
import type { Page } from '@playwright/test'

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open navigation' })
/** Where the side navigation leads a visitor. */
const places = [
  '/',
  '/earnpoints',
  '/events',
  '/giveaway',
  '/ld-tv',
  '/login',
  '/points-store',
  '/ranking',
  '/signup',
  '/streams',
  '/users',
]
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Navigation' })

test('SHELL-11 SHELL-13 SHELL-24 SHELL-39 SHELL-40 the side navigation leads to every place of the site, and its close button, a click beside it and a link that leads away close it', async ({
  page,
  visit,
}) => {
  await visit('/about')
  const main = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Users', 'News', 'Giveaway'])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  await expect(bar.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/signup')
  await expect(bar.getByRole('button', { name: /notifications|account/i })).toHaveCount(0)

  await menuButton(page).click()
  const links = drawer(page).getByRole('link')
  await expect(links).toHaveCount(places.length)
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(hrefs)).toEqual(new Set(places))
  await expect(drawer(page).getByRole('link', { name: 'News', exact: true })).toHaveAttribute(
    'href',
    '/',
  )
  expect(await drawer(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await drawer(page).getByRole('button', { name: 'Close navigation' }).click()
  await expect(drawer(page)).not.toBeAttached()

  await menuButton(page).click()
  await expect(drawer(page)).toBeVisible()
  await page.mouse.click(900, 400)
  await expect(drawer(page)).not.toBeAttached()

  for (const { link, path } of [
    { link: 'Events', path: '/events' },
    { link: 'Giveaway', path: '/giveaway' },
    { link: 'Users', path: '/users' },
  ]) {
    await menuButton(page).click()
    await drawer(page).getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(link)
    await expect(drawer(page)).not.toBeAttached()
  }
  for (const path of ['/giveaway', '/users']) {
    await visit(path)
    await expect(page).toHaveURL(path)
  }
})

test('SHELL-15 on a phone the side navigation slides in from beyond the edge, and the bottom bar leads around', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/about')
  const ends = page.evaluate(
    () =>
      new Promise<{ start: number; end: number }>((resolve) => {
        document.addEventListener('transitionrun', ({ target }) => {
          const panel = target as HTMLElement
          const [slide] = panel.getAnimations()
          if (panel.tagName !== 'DIALOG' || !slide) return
          slide.pause()
          slide.currentTime = 0
          const start = panel.getBoundingClientRect().right
          slide.finish()
          resolve({ start, end: panel.getBoundingClientRect().left })
        })
      }),
  )
  await menuButton(page).click()
  expect(await ends).toEqual({ start: 0, end: 0 })
  await expect(drawer(page)).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).not.toBeAttached()

  const bar = page.getByRole('navigation', { name: 'Sections' })
  await bar.getByRole('link', { name: 'Ranking' }).click()
  await expect(page).toHaveURL('/ranking')
  await expect(bar.getByRole('link', { name: 'Ranking' })).toHaveAttribute('aria-current', 'page')
})

test('SHELL-16 the side navigation is gone 350 ms after it was closed', async ({ page, visit }) => {
  await page.clock.install()
  await visit('/about')
  await menuButton(page).click()
  await expect(drawer(page)).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await drawer(page).getByRole('button', { name: 'Close navigation' }).click()
  await page.clock.runFor(349)
  await expect(drawer(page)).toBeAttached()
  await page.clock.runFor(1)
  await expect(drawer(page)).not.toBeAttached()
})

test('SHELL-05 the pages of the video channel have its logo', async ({ page, seed, visit }) => {
  const { id } = await seed.video()
  const logo = page.getByRole('banner').getByRole('img')
  await visit('/about')
  await expect(logo).toHaveAccessibleName('Loadout')
  for (const path of ['/ld-tv', `/ld-tv/${id}`, '/ldtv']) {
    await visit(path)
    await expect(logo, path).toHaveAccessibleName('Loadout TV')
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click()
  await expect(logo).toHaveAccessibleName('Loadout')
})

test('times are the reader’s at once, also on the way from a page that shows none', async ({
  page,
  seed,
  visit,
}) => {
  await seed.news({ title: 'Kestrel win', publishedAt: daysAgo(21) })
  await visit('/feeds')
  await expect(page.locator('time')).toHaveCount(0)
  await page.evaluate(() => {
    const inUtc: string[] = []
    Object.assign(globalThis, { inUtc })
    // Only the reader's own form has the moment as its title.
    new MutationObserver(() => {
      for (const time of document.querySelectorAll('time:not([title])'))
        inUtc.push(time.textContent)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('banner').getByRole('link', { name: 'Loadout' }).click()
  await expect(page.getByRole('main').locator('time').first()).toBeVisible()
  expect(await page.evaluate(() => (globalThis as unknown as { inUtc: string[] }).inUtc)).toEqual(
    [],
  )
})
