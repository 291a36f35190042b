import { Flag } from '@loadout/contract/accounts/flags.ts'
import { holdBack, holdBackPart } from '../account-screens.ts'
import { articlePath } from '../addresses.ts'
import { seedFullArticle } from '../full-site.ts'
import { comments, flagBar } from '../screens.ts'
import { watchShifts } from '../shifts.ts'
import { afterChoosing, expect, isAlive, test } from '../site.ts'
import type { Page } from '@playwright/test'

/** Reads through the page, so that every picture is wanted, and waits for all there is. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await frame()
    }
    await document.fonts.ready
    while ([...document.images].some((image) => image.checkVisibility() && !image.complete))
      await frame()
    for (let more = 0; more < 3; more++) await frame()
  })

for (const width of [1440, 390]) {
  for (const { what, language } of [
    { what: 'in English', language: 0 },
    { what: 'in Russian', language: 5 },
  ] as const) {
    test(`nothing shifts at ${width} px ${what} while scripts, fonts and pictures arrive`, async ({
      newcomer,
      seed,
      clock,
      baseURL,
    }) => {
      // Readers see how many hours ago, where the page that arrives has a date.
      await clock.set(new Date(Date.now() - 20 * 3_600_000))
      const news = await seedFullArticle(seed)
      await clock.set(new Date())
      const page = await newcomer({
        viewport: { width, height: 900 },
        timezoneId: 'America/Sao_Paulo',
        storageState: afterChoosing(language, baseURL ?? ''),
      })
      const shifts = await watchShifts(page)
      for (const path of ['/', articlePath(news)]) {
        let letGo = () => {}
        const going = new Promise<void>((resolve) => {
          letGo = resolve
        })
        const looks = /\.(?:woff2|webp)$/
        await page.route(looks, async (route) => {
          await going
          await route.continue()
        })
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await isAlive(page)
        letGo()
        await page.waitForLoadState()
        await readThrough(page)
        expect(await shifts(), path).toEqual([])
        await page.unroute(looks)
      }
    })
  }
}

/** Where stands what a member finds beside and below what comes with them. */
const places = async (page: Page) => {
  const flag = await flagBar(page).getByRole('button').first().boundingBox()
  const comment = await comments(page).first().boundingBox()
  return { flag: flag?.x ?? NaN, comment: comment?.y ?? NaN }
}

/** What a page has said that is no word but the name of one. */
async function watchForNames(page: Page) {
  await page.addInitScript(() => {
    const names: string[] = []
    Object.assign(globalThis, { names })
    new MutationObserver(() => {
      const said = document.body?.innerText.match(/\b(?:member|nav|shell|admin)\.\w+/g) ?? []
      names.push(...said)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

test('nothing shifts while a member is found out, neither in the top bar nor where comments are written, and every word comes with its menu', async ({
  newcomer,
  signInAs,
  seed,
  baseURL,
}) => {
  const news = await seedFullArticle(seed)
  const member = await seed.member({ flags: Flag.Admin, dollars: 70_000, points: 1_234 })
  for (const width of [1440, 390]) {
    const page = await newcomer({
      viewport: { width, height: 900 },
      storageState: afterChoosing(5, baseURL ?? ''),
    })
    await signInAs(page, member)
    await watchForNames(page)
    // How much room the wallet takes is known from the page before.
    await page.goto('/about')
    await expect(page.getByRole('banner').getByRole('button').last().locator('img')).toBeVisible()
    if (width === 1440)
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('loadout:wallet-width')))
        .not.toBeNull()
    const letGo = await holdBack(page, '/user/auth')
    await page.goto(`${articlePath(news)}#comments`)
    await isAlive(page)
    await expect(page.getByRole('banner').getByRole('status')).toBeVisible()
    const before = await places(page)
    letGo()
    await expect(page.getByRole('main').getByRole('textbox')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('status')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('button').last().locator('img')).toBeVisible()
    const after = await places(page)
    expect(after.comment, `${width} px`).toBeCloseTo(before.comment, 1)
    // Where the text's face came too late for the page before, its wallet was a pixel wider.
    expect(Math.abs(after.flag - before.flag), `${width} px`).toBeLessThan(2)
    expect(await page.evaluate(() => (globalThis as unknown as { names: string[] }).names)).toEqual(
      [],
    )
  }
})

/** What is not laid out yet, as far as it is not in sight. */
const waiting = (page: Page) =>
  page.evaluate(() => {
    const isWaiting = (selector: string) =>
      [...document.querySelectorAll(selector)].some(
        (element) => getComputedStyle(element).contentVisibility === 'auto',
      )
    return {
      comments: isWaiting('main [role=article]'),
      modules: isWaiting('main aside > section'),
      footer: isWaiting('footer section'),
    }
  })

const ALL = { comments: true, modules: true, footer: true }
const COMMENTS = { comments: true, modules: false, footer: false }
const NOTHING = { comments: false, modules: false, footer: false }

/** As long as no script has come, everything waits. Answers what lets it come. */
const holdScript = (page: Page) => holdBackPart(page, 'entry-browser')

async function openWithoutScript(page: Page, address: string) {
  await page.goto('about:blank')
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet !== null,
    ),
  )
}

test('comments far down, and on a phone the modules and the footer below them, wait until there is time or somebody scrolls, and whoever comes back to a comment finds it where it was', async ({
  newcomer,
  seed,
}) => {
  const news = await seedFullArticle(seed)
  const short = await seed.news()
  const page = await newcomer({ viewport: { width: 390, height: 844 } })
  const commentInSight = () =>
    page.evaluate(() =>
      document
        .elementsFromPoint(innerWidth / 2, innerHeight / 2)
        .map((element) => element.closest('[role=article]')?.id)
        .find(Boolean),
    )
  const letGo = await holdScript(page)
  await openWithoutScript(page, `${articlePath(news)}#comments`)
  expect(await waiting(page), 'for a link into the page').toEqual(NOTHING)
  await openWithoutScript(page, articlePath(short))
  expect(await waiting(page), 'on a short page').toEqual(NOTHING)
  await openWithoutScript(page, '/')
  expect(await waiting(page), 'below a list of six').toMatchObject({ footer: true })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWithoutScript(page, articlePath(news))
  expect(await waiting(page), 'on a desk').toEqual(COMMENTS)
  await page.setViewportSize({ width: 390, height: 844 })
  await openWithoutScript(page, articlePath(news))
  expect(await waiting(page), 'at the top').toEqual(ALL)
  // Before its first frame a page hears of no wheel.
  await expect(async () => {
    await page.mouse.wheel(0, 20)
    expect(await waiting(page), 'after a scroll').toEqual(NOTHING)
  }).toPass()
  await openWithoutScript(page, articlePath(news))
  expect(await waiting(page), 'at the top again').toEqual(ALL)
  letGo()
  await expect.poll(() => waiting(page), 'when there is time').toEqual(NOTHING)

  await page
    .locator('main [role=article]')
    .nth(15)
    .evaluate((comment) => comment.scrollIntoView({ block: 'center' }))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const seen = await commentInSight()
  expect(seen).toMatch(/^comment-\d+$/)
  await page.reload()
  await isAlive(page)
  expect(await commentInSight()).toBe(seen)
})

test('what has waited is laid out in small steps, none of which holds a slow phone up', async ({
  newcomer,
  seed,
}) => {
  const news = await seedFullArticle(seed)
  const page = await newcomer({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(() => {
    const steps: number[][] = []
    Object.assign(globalThis, { steps })
    // What one task has changed arrives together.
    new MutationObserver((changes) =>
      steps.push(
        changes
          .map(({ target }) => target as HTMLElement)
          .filter(({ style }) => style.contentVisibility === 'visible')
          .map((element) => element.getElementsByTagName('*').length),
      ),
    ).observe(document, { attributeFilter: ['style'], subtree: true })
  })
  await page.goto(articlePath(news))
  await expect.poll(() => waiting(page)).toEqual(NOTHING)

  const steps = await page.evaluate(() => (globalThis as unknown as { steps: number[][] }).steps)
  const counted = steps.filter((step) => step.length > 0)
  expect(counted.length).toBeGreaterThan(2)
  // Whatever is large gets a step of its own.
  for (const step of counted.filter(({ length }) => length > 1))
    expect(
      step.reduce((sum, count) => sum + count, 0),
      JSON.stringify(steps),
    ).toBeLessThanOrEqual(24)
})
