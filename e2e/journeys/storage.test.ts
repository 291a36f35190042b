import { flagBar, storyTitles } from '../screens.ts'
import { expect, test } from '../site.ts'

test('a browser that keeps nothing shows the site all the same, and choices last for the visit', async ({
  page,
  seed,
  visit,
}) => {
  const news = await seed.news({ title: 'Of Fortnite', categoryIds: [3] })
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
  })
  await visit('/')
  await page.getByRole('button', { name: 'Fortnite' }).click()
  await page.getByRole('button', { name: 'CS:GO' }).click()
  await storyTitles(page).getByRole('link', { name: 'Of Fortnite' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Of Fortnite')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
  await expect(page.getByRole('button', { name: 'Fortnite' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(storyTitles(page)).toHaveText(['Of Fortnite'])

  await page.getByRole('button', { name: 'Open navigation' }).click()
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  await drawer.getByRole('combobox', { name: 'Theme' }).selectOption('Light')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await drawer.getByRole('button', { name: 'Close navigation' }).click()

  await visit(`/news/${news.id}/of-fortnite`)
  await flagBar(page).getByRole('button', { name: 'Language: English' }).click()
  await flagBar(page).getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()
})

test.describe('what is kept', () => {
  test.use({ environment: { SERVICE_WORKER: 'on' } })

  test('PAGE-07 the page about cookies names everything that the site keeps in a browser', async ({
    page,
    context,
    seed,
    visit,
    signIn,
  }) => {
    const member = await seed.member({ username: 'Tindra', countryId: 82 })
    const news = await seed.news({ title: 'Kestrel win' })
    await seed.notice('Down on Saturday.')
    await page.goto(`/ref/${member.id}`)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('loadout:referrer')))
      .toBe(String(member.id))
    await visit(`/news/${news.id}/kestrel-win?lang=en`)
    await page.getByRole('button', { name: 'Close notice' }).click()
    await page.getByRole('main').getByRole('button', { name: '1 upvote' }).first().click()
    await expect(
      page.getByRole('main').getByRole('button', { name: '2 upvotes' }).first(),
    ).toBeVisible()
    await visit('/')
    await page.getByRole('button', { name: 'Fortnite' }).click()
    await page.getByRole('button', { name: 'Open navigation' }).click()
    await page.getByRole('dialog').getByRole('combobox', { name: 'Theme' }).selectOption('Light')
    await signIn(member)
    await visit(`/news/${news.id}/kestrel-win`)
    await page.getByRole('textbox', { name: /comment/i }).fill('I was th')
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            Object.keys(localStorage).filter((name) => name.startsWith('loadout:comment-draft'))
              .length,
        ),
      )
      .toBe(1)
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1)

    const kept = [
      ...(await context.cookies()).map(({ name }) => name),
      ...(await page.evaluate(async () => [
        ...Object.keys(localStorage),
        ...(await caches.keys()),
      ])),
    ]
    expect(kept).toEqual(
      expect.arrayContaining([
        'close-notice',
        'upvoted-news',
        'visitor',
        'user-id',
        'user-token',
        'loadout:filters',
        'loadout:theme',
        'loadout:referrer',
      ]),
    )
    await visit('/cookies')
    const named = await page
      .getByRole('main')
      .getByRole('row')
      .getByRole('cell')
      .filter({ hasText: /^[\w:-]+ ?…?$/ })
      .allTextContents()
    expect(
      kept.filter(
        (name) =>
          !named.some((row) =>
            row.endsWith('…') ? name.startsWith(row.slice(0, -1)) : name === row,
          ),
      ),
    ).toEqual([])
  })
})
