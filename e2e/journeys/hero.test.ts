import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { watchShifts } from '../shifts.ts'
import { expect, isAlive, test } from '../site.ts'

const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const FRAME = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'
const CHANNEL = 'https://player.twitch.tv/?channel=harbour_cup'
/**
 * Players need scripts and their own origin; nothing of theirs leads the page away or opens a form
 * in it.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-presentation'
const INTERVAL_MS = 1_005_000
const NOON = new Date('2026-11-20T12:00:00Z')
/** For axe, which looks for parts in its own way. */
const SLIDER = '[aria-label="Highlights"]'

const hero = (page: Page) => page.getByRole('region', { name: 'Highlights' })
const slide = (page: Page, number: number, total = 3) =>
  hero(page).getByRole('group', { name: `Highlight ${number} of ${total}` })
const next = (page: Page) => hero(page).getByRole('button', { name: 'Next highlight' })
const previous = (page: Page) => hero(page).getByRole('button', { name: 'Previous highlight' })

/** The players of other sites, as this test tells them to answer; and who was asked. */
async function answerForOthers(page: Page) {
  const asked: string[] = []
  await page.route(
    (url) => url.hostname !== '127.0.0.1',
    async (route) => {
      asked.push(route.request().url())
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Player</title><p>Playing',
      })
    },
  )
  return asked
}

test('HERO-03 HERO-06 HOME-04 without slides there is no slider, a single one has no arrows, the arrows of several lead around, and a slide is a link only where it leads somewhere', async ({
  page,
  seed,
  visit,
}) => {
  await seed.news({ title: 'The final' })
  await visit('/')
  await expect(hero(page)).toHaveCount(0)
  await seed.heroSlide({ identifier: 'csgo-1', link: '/news/1' })
  await visit('/')
  await expect(slide(page, 1, 1)).toBeVisible()
  await expect(hero(page).getByRole('button')).toHaveCount(0)

  await seed.heroSlide({ identifier: 'lol-2' })
  await seed.heroSlide()
  await visit('/')
  await expect(slide(page, 1).getByRole('link').getByRole('img')).toHaveAttribute(
    'src',
    '/media/hero/csgo-1/1200x450.webp',
  )
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await previous(page).click()
  await expect(slide(page, 3)).toBeVisible()
  await next(page).click()
  await expect(slide(page, 1)).toBeVisible()
  await next(page).press('Enter')
  await expect(slide(page, 2).getByRole('img')).toHaveAttribute(
    'src',
    '/media/hero/lol-2/1200x450.webp',
  )
  await expect(slide(page, 2).getByRole('link')).toHaveCount(0)
  await previous(page).click()
  await slide(page, 1).getByRole('link').click()
  await expect(page).toHaveURL('/news/1/the-final')
})

test('nothing is cut of the longest title and line that a slide can have, on the narrowest phone', async ({
  page,
  seed,
  visit,
}) => {
  const title = 'Шестьдесят четыре команды возвращаются за портовым кубком'
  const lead =
    'Запишите команду до воскресного вечера, а утром следующего дня посмотрите, кто с кем играет в первых встречах турнира.'
  await seed.heroSlide({ identifier: 'csgo-1', title, lead })
  await page.setViewportSize({ width: 320, height: 640 })
  await visit('/')
  const boxOf = async (part: Locator) => (await part.boundingBox())!
  const around = await boxOf(slide(page, 1, 1))
  for (const words of [title, lead]) {
    const { y, height } = await boxOf(hero(page).getByText(words))
    expect(y).toBeGreaterThanOrEqual(around.y)
    expect(y + height).toBeLessThanOrEqual(around.y + around.height)
  }
})

test('HERO-04 HERO-05 H04 a video plays and an embedded frame shows its address in its slide when it is pressed, and nothing of either is asked for before', async ({
  page,
  seed,
  visit,
}) => {
  const asked = await answerForOthers(page)
  await seed.heroSlide({ type: 1, identifier: VIDEO })
  await seed.heroSlide({ type: 2, identifier: FRAME })
  await seed.heroSlide({ type: 2, identifier: CHANNEL })
  await visit('/')
  await page.waitForLoadState('networkidle')
  const frame = hero(page).locator('iframe')
  const playing = hero(page).frameLocator('iframe').getByText('Playing')
  await expectAccessible(page, { within: SLIDER })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(hero(page).getByRole('link', { name: 'Play video' })).toHaveAttribute('href', VIDEO)
  expect(asked).toEqual([])

  await hero(page).getByRole('link', { name: 'Play video' }).click()
  await expect(frame).toHaveAttribute('src', `${FRAME}?autoplay=1`)
  await expect(frame).toHaveAttribute('sandbox', SANDBOX)
  await expect(playing).toBeVisible()
  await expect(frame).toBeFocused()

  await next(page).click()
  await expect(frame).toHaveCount(0)
  await expectAccessible(page, { within: SLIDER })
  await page.setViewportSize({ width: 1440, height: 900 })
  await hero(page).getByRole('link', { name: 'Open the player' }).click()
  await expect(frame).toHaveAttribute('src', FRAME)
  await expect(frame).toHaveAttribute('sandbox', SANDBOX)
  await expect(playing).toBeVisible()

  await next(page).click()
  await expect(frame).toHaveCount(0)
  await hero(page).getByRole('link', { name: 'Open the player' }).click()
  await expect(frame).toHaveAttribute('src', `${CHANNEL}&parent=127.0.0.1`)
  await expect(playing).toBeVisible()
  expect(asked).toEqual([`${FRAME}?autoplay=1`, FRAME, `${CHANNEL}&parent=127.0.0.1`])
})

test('HERO-07 HERO-08 the next slide comes after 1,005,000 ms and not a millisecond earlier, but not while somebody points at it, is in it with the keyboard or has a video of it played', async ({
  page,
  seed,
  visit,
}) => {
  await answerForOthers(page)
  await seed.heroSlide({ type: 1, identifier: VIDEO })
  await seed.heroSlide()
  await seed.heroSlide()
  await pauseClock(page, visit)
  await page.clock.runFor(INTERVAL_MS - 1)
  await expect(slide(page, 1)).toBeVisible()
  await page.clock.runFor(1)
  await expect(slide(page, 2)).toBeVisible()
  await page.clock.runFor(INTERVAL_MS)
  await expect(slide(page, 3)).toBeVisible()
  await page.clock.runFor(INTERVAL_MS)
  await expect(slide(page, 1)).toBeVisible()

  await next(page).hover()
  await expect(hero(page).getByRole('group')).toHaveAttribute('aria-live', 'polite')
  await page.clock.runFor(2 * INTERVAL_MS)
  await expect(slide(page, 1)).toBeVisible()
  await previous(page).focus()
  await page.keyboard.press('Tab')
  await expect(next(page)).toBeFocused()
  await page.mouse.move(5, 5)
  await page.clock.runFor(2 * INTERVAL_MS)
  await expect(slide(page, 1)).toBeVisible()

  await hero(page).getByRole('link', { name: 'Play video' }).click()
  await expect(hero(page).frameLocator('iframe').getByText('Playing')).toBeVisible()
  await page.mouse.move(5, 5)
  await page.getByRole('link', { name: 'Latest news' }).focus()
  await page.clock.runFor(3 * INTERVAL_MS)
  await expect(slide(page, 1)).toBeVisible()
  await expect(hero(page).locator('iframe')).toBeVisible()

  await next(page).click()
  await page.mouse.move(5, 5)
  await next(page).blur()
  await expect(hero(page).getByRole('group')).toHaveAttribute('aria-live', 'off')
  await page.clock.runFor(INTERVAL_MS)
  await expect(slide(page, 3)).toBeVisible()
})

/**
 * The clock stands still, and the interval begins at this moment: with the first slide, which
 * nobody points at.
 */
async function pauseClock(page: Page, visit: (path: string) => Promise<void>) {
  // A quarter of an hour passes at once for the page and not for its socket, which would be given
  // up again and again.
  await page.routeWebSocket('**/app/**', () => undefined)
  await page.clock.install({ time: NOON })
  await visit('/')
  await page.clock.pauseAt(new Date(NOON.getTime() + 600_000))
  await next(page).hover()
  await expect(hero(page).getByRole('group')).toHaveAttribute('aria-live', 'polite')
  await page.mouse.move(5, 5)
  await expect(hero(page).getByRole('group')).toHaveAttribute('aria-live', 'off')
}

test('nothing shifts on a desktop and on a phone while the picture of the slider arrives', async ({
  seed,
  newcomer,
}) => {
  await seed.news({ tags: ['katowice'] })
  for (let number = 1; number <= 2; number++) await seed.heroSlide()
  for (const width of [1440, 390]) {
    const page = await newcomer({ viewport: { width, height: 900 } })
    const shifts = await watchShifts(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await isAlive(page)
    expect(await shifts(), `${width} px`).toEqual([])
  }
})

test('HERO-03 HERO-04 what staff have written for a slide stands on it, in the language of its reader, and names its link and its player', async ({
  page,
  seed,
  visit,
}) => {
  await answerForOthers(page)
  const german = { language_id: 3 as const, title: 'Finale am Freitag', lead: 'Ab acht' }
  await seed.heroSlide({ link: '/about', title: 'Friday final', translations: [german] })
  await seed.heroSlide({ type: 1, identifier: VIDEO, title: 'Last year', lead: 'All of map five' })
  await visit('/')
  await expect(hero(page).getByRole('link', { name: 'Friday final' })).toHaveAttribute(
    'href',
    '/about',
  )
  await next(page).click()
  await expect(
    hero(page).getByRole('link', { name: /Play video\s*Last year\s*All of map five/ }),
  ).toBeVisible()
  await expectAccessible(page, { within: SLIDER })
  await hero(page)
    .getByRole('link', { name: /Last year/ })
    .click()
  await expect(page.getByTitle('Last year')).toBeVisible()

  await page.goto('/?lang=de')
  await expect(page.getByRole('link', { name: 'Finale am Freitag Ab acht' })).toBeVisible()
})
