import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { watchShifts } from '../shifts.ts'
import { expect, test, visitIn } from '../site.ts'

const notice = (page: Page) => page.getByRole('region', { name: 'Site notice' })
const close = (page: Page) => notice(page).getByRole('button', { name: 'Close notice' })

test('NOTICE-03 NOTICE-04 NOTICE-05 an enabled notice stands above every page with its marks and links, until a reader closes it, whose cookie says which', async ({
  page,
  seed,
  visit,
  context,
  newcomer,
}) => {
  await seed.notice('The <b>store</b> moves. <a href="/rules">Read on</a>', { enabled: false })
  await visit('/')
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByText('The store moves.')).toHaveCount(0)

  await seed.notice('The <b>store</b> moves. <a href="/rules">Read on</a>')
  for (const path of ['/', '/about', '/events']) {
    await visit(path)
    await expect(notice(page).locator('b')).toHaveText('store')
    await expect(notice(page).getByRole('link', { name: 'Read on' })).toHaveAttribute(
      'href',
      '/rules',
    )
  }
  await notice(page).getByRole('link', { name: 'Read on' }).click()
  await expect(page).toHaveURL('/rules')

  await close(page).click()
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'close-notice')
  expect(cookie).toMatchObject({
    value: expect.stringMatching(/^[0-9a-f]{1,8}$/),
    path: '/',
    sameSite: 'Lax',
  })
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 86_400)
  for (const path of ['/about', '/']) {
    await visit(path)
    await expect(notice(page)).toHaveCount(0)
  }

  const ended = page.getByRole('region', { name: 'About LD$' })
  await visit('/points-store')
  await ended.getByRole('button', { name: 'Close notice' }).click()
  await expect(ended).toHaveCount(0)
  await visit('/points-store')
  await expect(ended).toBeHidden()
  await expect(notice(page), 'the one that was closed before').toBeHidden()

  const other = await newcomer()
  await other.goto('/about?lang=en')
  await expect(notice(other)).toBeVisible()
})

test('NOTICE-06 a notice can be closed with the keyboard; another message shows again, and the one that was closed does not', async ({
  page,
  seed,
  visit,
}) => {
  await seed.notice('The <b>store</b> moves. <a href="/rules">Read on</a>')
  await visit('/about')
  await expectAccessible(page)
  await close(page).focus()
  await page.keyboard.press('Enter')
  await expect(notice(page)).toHaveCount(0)
  await seed.notice('Back at one.')
  await visit('/about')
  await expect(notice(page)).toContainText('Back at one.')
  await seed.notice('The <b>store</b> moves. <a href="/rules">Read on</a>')
  await visit('/about')
  await expect(notice(page)).toHaveCount(0)
})

/** How often the notice was painted with room of its own, from the first frame on. */
async function watchFrames(page: Page) {
  await page.addInitScript(() => {
    const seen = { notice: 0, frames: 0 }
    Object.assign(globalThis, { seen })
    const look = () => {
      const element = document.querySelector('[data-banner]')
      if (document.querySelector('main')) seen.frames++
      if (element && element.getBoundingClientRect().height > 0) seen.notice++
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () =>
    page.evaluate(
      () => (globalThis as unknown as { seen: { notice: number; frames: number } }).seen,
    )
}

test('NOTICE-04 a closed notice never flashes and an open one moves nothing, on a desktop and on a phone', async ({
  seed,
  newcomer,
}) => {
  await seed.notice(
    'The <b>store</b> moves tonight and is back at noon. <a href="/rules">Read on</a>',
  )
  for (const width of [1440, 390]) {
    const page = await newcomer({ viewport: { width, height: 900 } })
    const seen = await watchFrames(page)
    const shifts = await watchShifts(page)
    // The site comes to life only when there have been frames without it.
    await page.route(/\/assets\/entry-browser-.*\.js$/, async (route) => {
      await page.waitForFunction(
        () => ((globalThis as unknown as { seen?: { frames: number } }).seen?.frames ?? 0) > 3,
      )
      await route.fallback()
    })
    await visitIn(page, '/about?lang=en')
    expect(await shifts()).toEqual([])
    expect((await seen()).notice).toBeGreaterThan(0)
    await close(page).click()

    await visitIn(page, '/about?lang=en')
    const afterwards = await seen()
    expect(afterwards.notice).toBe(0)
    expect(await shifts()).toEqual([])
    expect(afterwards.frames).toBeGreaterThan(3)
  }
})

test('a reader whose cookies are forbidden closes it for the visit', async ({
  page,
  seed,
  visit,
}) => {
  await seed.notice('Back at noon.')
  await page.addInitScript(() =>
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} }),
  )
  await visit('/about')
  await close(page).click()
  await expect(notice(page)).toHaveCount(0)
})

test('SHELL-34 beside the page of a wide screen stands the background ad and leads where it should; a screen without room for it does not load it', async ({
  page,
  seed,
  visit,
}) => {
  await seed.backgroundAd({ image: 'general-4', link: '/giveaway' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.setViewportSize({ width: 1440, height: 1000 })
  await visit('/about')
  await page.waitForLoadState('networkidle')
  const ad = page.getByRole('main').getByRole('link', { name: 'Advertisement' })
  await expect(ad).toHaveCount(0)
  expect(asked.filter((url) => url.includes('/media/ad/'))).toEqual([])

  await page.setViewportSize({ width: 1920, height: 1000 })
  await visit('/about')
  await expect(ad).toHaveAttribute('href', '/giveaway')
  await expect(ad.locator('img')).toHaveAttribute('src', '/media/ad/general-4/1920x1080.webp')
  // Left of the page, where nothing else is.
  await page.mouse.click(140, 600)
  await expect(page).toHaveURL('/giveaway')
})

test('SHELL-35 the empty slot of partners takes no room, and what stands in it is left alone', async ({
  page,
  visit,
}) => {
  await visit('/about')
  const slot = page.locator('#partner')
  await expect(slot).toBeHidden()
  expect(await slot.count()).toBe(1)
  await slot.evaluate((element) =>
    element.append(Object.assign(document.createElement('p'), { textContent: 'A partner' })),
  )
  await expect(slot).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Events')
  await expect(slot).toHaveText('A partner')
})
