import { articlePath } from '../addresses.ts'
import { comments } from '../screens.ts'
import { expect, isAlive, test } from '../site.ts'
import type { Page } from '@playwright/test'

const executed = (page: Page) =>
  page.evaluate(() => (globalThis as { executed?: unknown }).executed)

/**
 * Texts that end a script element, begin a comment or break a line of script, each with something
 * to run.
 */
const vectors = [
  '</script><script>executed=1</script>',
  '<!--<script>executed=1</script>-->',
  '"}]]};executed=1;//\u2028executed=1\u2029',
  '<img src=x onerror=executed=1>',
  '&lt;script&gt;executed=1&lt;/script&gt;',
  '{{constructor.constructor("executed=1")()}}',
]

test('H08 H02 what would run if it were markup or script is shown as it is wherever people write', async ({
  page,
  seed,
  visit,
}) => {
  for (const vector of vectors)
    await test.step(JSON.stringify(vector), async () => {
      const author = await seed.member({ username: vector })
      const news = await seed.news({
        author,
        title: vector,
        excerpt: vector,
        userTags: [author],
        content: '<p>Text</p>',
      })
      await seed.comment({ on: news, by: author, message: vector })
      const shown = vector.replaceAll(/[\u2028\u2029]/g, ' ')

      await visit('/')
      await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(
        shown,
      )
      expect(await executed(page)).toBeUndefined()
      await visit(articlePath(news))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown)
      await expect(comments(page).getByRole('paragraph')).toHaveText(shown)
      await expect(page).toHaveTitle(`${shown} · Loadout`)
      expect(await executed(page)).toBeUndefined()
    })
})

test('H03 what staff write in the notice does not run either', async ({ page, seed, visit }) => {
  for (const vector of [
    ...vectors,
    '<a href="javascript:executed=1">Press me</a>',
    '<b onmouseover=executed=1>Press me</b>',
    '<svg onload=executed=1>Press me</svg>',
    '<iframe srcdoc="<script>parent.executed=1</script>"></iframe>',
  ]) {
    await seed.notice(`Notice ${vector}`)
    await visit('/')
    const notice = page.getByRole('region', { name: 'Site notice' })
    await expect(notice).toContainText('Notice')
    for (const word of await notice.getByText('Press me').all()) await word.click({ force: true })
    expect(await executed(page), vector).toBeUndefined()
  }
  await expect(page).toHaveURL('/')
})

test('M05 a script that somebody slipped into a page does not run, and is reported; nor can text be turned into elements behind the site’s back', async ({
  page,
  expected,
}) => {
  expected.failures(
    'policy: script-src-elem',
    'policy: script-src-attr',
    'policy: require-trusted-types-for',
  )
  const reported: string[] = []
  await page.route('/about', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(
      '</body>',
      '<script>executed=1</script><img src="/nothing.png" onerror="executed=1" alt=""></body>',
    )
    await route.fulfill({ response, body: html })
  })
  await page.route('/nothing.png', (route) => route.fulfill({ status: 200, body: '' }))
  page.on('request', (request) => {
    if (request.url().endsWith('/csp-report'))
      reported.push(
        (request.postDataJSON() as { 'csp-report': { 'violated-directive': string } })[
          'csp-report'
        ]['violated-directive'],
      )
  })
  await page.goto('/about')
  await isAlive(page)
  await expect
    .poll(() => new Set(reported))
    .toEqual(new Set(['script-src-elem', 'script-src-attr']))
  expect(await executed(page)).toBeUndefined()

  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src=x onerror=executed=1>'
      return 'taken'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(refused).toBe('TypeError')
  expect(await executed(page)).toBeUndefined()
})
