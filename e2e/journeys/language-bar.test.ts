import { languages } from '@loadout/contract/languages/languages.ts'
import { flagBar, nextCall } from '../screens.ts'
import { expect, isAlive, test } from '../site.ts'
import type { Page } from '@playwright/test'

const stored = () => localStorage.getItem('loadout:language')

test('I18N-01 I18N-02 I18N-13 the current flag opens the bar, which offers the seven languages by name, and closes it again, as the navigation does, whose own shows every language by its name', async ({
  page,
  visit,
}) => {
  await visit('/')
  const current = flagBar(page).getByRole('button', { name: 'Language: English' })
  await expect(flagBar(page).getByRole('button')).toHaveCount(1)
  await expect(current).toHaveAttribute('aria-expanded', 'false')
  await current.click()
  await expect(current).toHaveAttribute('aria-expanded', 'true')
  await expect(flagBar(page).getByRole('button')).toHaveCount(7)
  for (const { id, name, locale } of languages.slice(1)) {
    await expect(
      flagBar(page).getByRole('button', { name, exact: true }),
      `the flag of language ${id}`,
    ).toHaveAttribute('lang', locale)
    await expect(flagBar(page).getByRole('button', { name, exact: true })).toHaveAttribute(
      'title',
      name,
    )
  }
  const drawn = await flagBar(page)
    .getByRole('button')
    .locator('svg')
    .evaluateAll((flags) => flags.map((flag) => flag.innerHTML))
  expect(new Set(drawn).size, 'flags that differ').toBe(7)

  await current.click()
  await expect(current).toHaveAttribute('aria-expanded', 'false')
  await expect(flagBar(page).getByRole('button')).toHaveCount(1)
  expect(await page.evaluate(stored)).toBe('0')

  await current.click()
  await page.getByRole('button', { name: 'Open navigation' }).click()
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  for (const { name } of languages)
    await expect(drawer.getByText(name, { exact: true })).toBeVisible()
  await drawer.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(
    page.getByRole('banner').getByRole('group', { name: 'Sprache' }).getByRole('button'),
  ).toHaveCount(1)
})

test('I18N-01 I18N-02 I18N-14 choosing a language shows the site in it, asks in it and stores it, in each of them', async ({
  page,
  visit,
  context,
  seed,
}) => {
  await seed.news()
  await visit('/')
  for (const { id, locale, name, words } of [
    { id: 1, locale: 'sv', name: 'Svenska', words: 'Logga in' },
    { id: 2, locale: 'pt', name: 'Português', words: 'Entrar' },
    { id: 3, locale: 'de', name: 'Deutsch', words: 'Anmelden' },
    { id: 4, locale: 'pl', name: 'Polski', words: 'Zaloguj się' },
    { id: 5, locale: 'ru', name: 'Русский', words: 'Войти' },
    { id: 6, locale: 'uk', name: 'Українська', words: 'Увійти' },
  ])
    await test.step(name, async () => {
      await flagBar(page).getByRole('button', { expanded: false }).click()
      const asked = nextCall(page, '/news/list', 'pinned')
      await flagBar(page).getByRole('button', { name, exact: true }).click()

      expect(await asked).toMatchObject({ language_id: String(id) })
      await expect(
        page.getByRole('banner').getByRole('link', { name: words, exact: true }),
      ).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(flagBar(page).getByRole('button')).toHaveCount(1)
      expect(await page.evaluate(stored)).toBe(String(id))

      // The cookie tells the server: the next page comes written in that language.
      expect(await context.cookies()).toContainEqual(
        expect.objectContaining({ name: 'language', value: String(id) }),
      )
      const html = (await (await page.goto('/'))?.text()) ?? ''
      expect(html).toContain(`<html lang="${locale}"`)
      expect(html).toContain(`>${words}</a>`)
      await isAlive(page)
    })
})

test('AMB-120 what a member chooses is told to the site, which writes to them in it, and what a visitor chooses is not', async ({
  page,
  visit,
  signIn,
  seed,
}) => {
  const told: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/language/set')) told.push(request.postData())
  })
  const choose = async (current: string, next: string) => {
    await flagBar(page).getByRole('button', { name: current }).click()
    await flagBar(page).getByRole('button', { name: next, exact: true }).click()
  }
  await visit('/about')
  await choose('Language: English', 'Deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')

  await signIn(await seed.member())
  await visit('/about')
  await choose('Sprache: Deutsch', 'Polski')
  await expect.poll(() => told).toHaveLength(1)
  await page.getByRole('button', { name: 'Otwórz menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Svenska' }).click()
  await expect.poll(() => told).toHaveLength(2)
  expect(told.map((form) => new URLSearchParams(form ?? '').get('language_id'))).toEqual(['4', '1'])
})

test('I18N-14 the letters of a language that is chosen come in the faces of the site', async ({
  page,
  visit,
  seed,
}) => {
  // Not one letter of English, whose faces are shown only if they come with the first paint.
  await seed.news({
    title: 'Łąźń',
    versions: [{ languageId: 5, title: 'Чемпионат', excerpt: 'e', content: '<p>t</p>' }],
  })
  await visit('/')
  const heading = page.getByRole('main').getByRole('heading', { level: 3 }).first()
  await expect(heading).toHaveText('Łąźń')
  await expect
    .poll(() => drawnIn(page, 'main article h3'), 'letters that English does without')
    .toEqual(['Sofia Sans Condensed'])
  await flagBar(page).getByRole('button', { name: 'Language: English' }).click()
  await flagBar(page).getByRole('button', { name: 'Русский', exact: true }).click()
  await expect(heading).toHaveText('Чемпионат')
  await expect.poll(() => drawnIn(page, 'main article h3')).toEqual(['Sofia Sans Condensed'])
  await expect
    .poll(() => drawnIn(page, 'header a[href="/login"]'))
    .toEqual(['Geologica Thin Roman'])
  await flagBar(page).getByRole('button', { name: 'Язык: Русский' }).click()
  await flagBar(page).getByRole('button', { name: 'Українська', exact: true }).click()
  await expect(page.getByRole('main'), 'with the letters of Ukrainian, not of Bulgarian').toHaveCSS(
    'font-language-override',
    '"RUS"',
  )
})

/** The fonts in which the browser draws an element's letters. */
async function drawnIn(page: Page, selector: string) {
  const inside = await page.context().newCDPSession(page)
  await inside.send('DOM.enable')
  await inside.send('CSS.enable')
  const { root } = await inside.send('DOM.getDocument')
  const { nodeId } = await inside.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await inside.send('CSS.getPlatformFontsForNode', { nodeId })
  await inside.detach()
  return [...new Set(fonts.map(({ familyName }) => familyName))]
}

test('I18N-13 a double click on the flag opens the bar, on a desktop and on a phone, and Escape closes it', async ({
  page,
  visit,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await visit('/')
    const current = flagBar(page).getByRole('button', { name: 'Language: English' })
    const before = await current.boundingBox()
    await current.dblclick()
    await expect(flagBar(page).getByRole('button')).toHaveCount(7)
    expect(await current.boundingBox()).toEqual(before)
    expect(await page.evaluate(stored)).toBe('0')
    const boxes = await flagBar(page)
      .getByRole('button')
      .evaluateAll((flags) => flags.map((flag) => flag.getBoundingClientRect().toJSON() as DOMRect))
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1))
        expect(
          one.right <= other.left + 1 ||
            other.right <= one.left + 1 ||
            one.bottom <= other.top ||
            other.bottom <= one.top,
        ).toBe(true)
      expect(one.left).toBeGreaterThanOrEqual(0)
    }

    await flagBar(page).getByRole('button', { name: 'Deutsch' }).focus()
    await page.keyboard.press('Escape')
    await expect(flagBar(page).getByRole('button')).toHaveCount(1)
    await expect(current).toBeFocused()
  }
})

test('I18N-12 the flag bar is on every screen', async ({ page, visit, seed }) => {
  const news = await seed.news({ tags: ['katowice'] })
  for (const path of [
    '/',
    `/news/${news.id}`,
    `/news-archive/${news.author.id}`,
    '/tags/1',
    '/about',
    '/events',
    '/users',
  ]) {
    await visit(path)
    await expect(
      flagBar(page).getByRole('button', { name: 'Language: English' }),
      path,
    ).toBeVisible()
  }
})
