import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { memberBar } from '../account-screens.ts'
import { articlePath } from '../addresses.ts'
import { expectKeysToReachAll } from '../keys.ts'
import { bringLateParts } from '../late-parts.ts'
import { memberScreens } from '../member-screens.ts'
import { fullArticle, readerSites } from '../reader-screens.ts'
import { expect, test } from '../site.ts'
import { expectWhole, zoomedWindows } from '../whole.ts'

const promise =
  'can be used with the keys alone and enlarged four times, and axe-core finds nothing'
const TIME_FOR_SCREEN_MS = 120_000

for (const { screens, fill, failures } of readerSites) {
  test(`${screens} ${promise}`, async ({ page, seed, visit, expected }) => {
    if (failures) expected.failures(...failures)
    const all = await fill(seed)
    test.setTimeout(all.length * TIME_FOR_SCREEN_MS)
    for (const { screen, path, isStill, shows } of all)
      await test.step(screen, async () => {
        await (isStill ? page.goto(path) : visit(path))
        if (shows) await expect(shows(page).first()).toBeAttached()
        await expectForEverybody(page)
      })
  })
}

test(`the screens of members ${promise}`, async ({ page, seed, visit, signIn }) => {
  test.setTimeout(memberScreens.length * TIME_FOR_SCREEN_MS)
  const member = await seed.member({ username: 'Tindra' })
  await signIn(member)
  for (const { screen, at, shows } of memberScreens)
    await test.step(screen, async () => {
      await visit(await at(seed, member))
      await expect(memberBar(page).menu).toBeVisible()
      for (const part of shows(page)) await expect(part.first()).toBeAttached()
      await expectForEverybody(page)
    })
})

async function expectForEverybody(page: Page) {
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  await bringLateParts(page)
  for (const width of [1440, 390]) {
    await test.step(`at ${width} px the keys reach everything`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await expectKeysToReachAll(page)
    })
  }
  for (const { zoom, ...size } of zoomedWindows) {
    await test.step(`at ${zoom} nothing is cut off, covered or beyond the edge`, async () => {
      await page.setViewportSize(size)
      await expectWhole(page)
    })
  }
  await test.step('axe-core finds nothing', () => expectAccessible(page))
}

test('enlarged, the navigation and the longest languages are whole', async ({
  page,
  seed,
  visit,
}) => {
  const author = await seed.member({ username: 'Haldor' })
  const article = articlePath(await fullArticle(seed, author))
  for (const { zoom, ...size } of zoomedWindows) {
    await test.step(`at ${zoom}`, async () => {
      await page.setViewportSize(size)
      for (const locale of ['ru', 'de']) {
        for (const path of ['/', article]) {
          await visit(`${path}?lang=${locale}`)
          await expectWhole(page)
        }
      }
      await page.getByRole('button', { name: 'Menü öffnen' }).click()
      const drawer = page.getByRole('dialog')
      await expect(drawer).toBeVisible()
      for (const link of [
        drawer.getByRole('link').first(),
        drawer.getByRole('link').last(),
        drawer.getByRole('combobox'),
      ]) {
        await link.scrollIntoViewIfNeeded()
        await expect(link).toBeInViewport({ ratio: 1 })
      }
      await expectWhole(page)
    })
  }
})
