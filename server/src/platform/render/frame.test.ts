import { expect, test } from 'vitest'
import { elements, readPage, textOf } from '../../../test/read-page.ts'
import { shareSite } from '../../../test/start-site.ts'

const site = shareSite(async ({ make }) => {
  const author = await make.member({ username: 'Haldor' })
  await make.news({ author, title: 'Northwind win', tags: ['katowice'] })
})

test.each([
  '/',
  '/userfeed',
  '/news/1/northwind-win',
  '/news-archive/1/Haldor',
  '/tags/1/katowice',
  '/search/article/northwind',
  '/search/user/haldor',
  '/about',
  '/feeds',
  '/earnpoints',
  '/events',
  '/wallet',
  '/login',
  '/user/Haldor',
  '/news/999/x',
])(
  'SHELL-04 SHELL-11 SHELL-35 the top bar of %s holds the mark, the search and the ways in, and the slot of partners is below',
  async (path) => {
    const { body } = await readPage(await site().get(`${path}?lang=en`))
    const [bar = ''] = /<header[\s>].*?<\/header>/s.exec(body) ?? []
    expect(elements(bar, 'svg')).toContainEqual(
      expect.objectContaining({ role: 'img', 'aria-label': 'Loadout' }),
    )
    expect(elements(bar, 'input')).toContainEqual(
      expect.objectContaining({ type: 'search', 'aria-label': 'Search people and articles' }),
    )
    expect(elements(bar, 'a').map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/', '/login', '/signup']),
    )
    expect(textOf(bar)).toContain('Sign in Join')
    expect(elements(body, 'aside').concat(elements(body, 'div'))).toContainEqual(
      expect.objectContaining({ id: 'partner' }),
    )
  },
)

test('a page of a form alone is not for search engines, which find the site by the others', async () => {
  const robots = async (path: string) =>
    (await readPage(await site().get(`${path}?lang=en`))).meta('robots')
  expect(await Promise.all(['/login', '/forgot_password'].map(robots))).toEqual([
    'noindex',
    'noindex',
  ])
  expect(await Promise.all(['/', '/signup'].map(robots))).toEqual([undefined, undefined])
})
