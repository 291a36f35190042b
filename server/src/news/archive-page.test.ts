import { expect, test } from 'vitest'
import { countUserNews, listNews } from '@loadout/contract/news/news.ts'
import { elements, readPage } from '../../test/read-page.ts'
import { shareSite } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'

/** Haldor is person 1 and has ten news, the fourth of them in German too; person 2 has none. */
const site = shareSite(async ({ make }) => {
  const haldor = await make.member({ username: 'Haldor' })
  await make.member({ username: 'Tindra' })
  await times(10, (index) =>
    make.news({
      author: haldor,
      title: `News ${index + 1}`,
      versions:
        index === 3
          ? [{ languageId: 3, title: 'Auf Deutsch', excerpt: 'e', content: '<p>t</p>' }]
          : [],
    }),
  )
  await make.news()
})

const read = async (path: string) => readPage(await site().get(path))

test('NEWS-16 NEWS-17 ten news of a person are a page of nine and a page of one', async () => {
  const first = await read('/news-archive/1/Haldor?lang=en')
  expect(first).toMatchObject({
    status: 200,
    h1: 'News by Haldor',
    title: 'News by Haldor · Loadout',
  })
  expect(first.stories).toEqual([
    'News 10',
    'News 9',
    'News 8',
    'News 7',
    'News 6',
    'News 5',
    'News 4',
    'News 3',
    'News 2',
  ])

  const second = await read('/news-archive/1/Haldor?page=2&lang=en')
  expect(second.stories).toEqual(['News 1'])
})

test('NEWS-16 the pages of an archive link to each other and say which one is shown', async () => {
  const { main } = await read('/news-archive/1/Haldor?page=2&lang=en')
  const links = elements(main, 'a').filter(({ href }) => href?.startsWith('/news-archive/'))
  expect(links.map((link) => [link['aria-label'], link['href'], link['aria-current']])).toEqual([
    ['Previous page', '/news-archive/1/Haldor', undefined],
    ['Page 1', '/news-archive/1/Haldor', undefined],
    ['Page 2', '/news-archive/1/Haldor?page=2', 'page'],
  ])
})

test('NEWS-16 an archive in another language holds what can be read in it, with others where that is little', async () => {
  const page = await read('/news-archive/1/Haldor?lang=de')
  expect(page.stories).toContain('Auf Deutsch')
  expect(page.stories).toHaveLength(9)
})

test.each(['page=0', 'page=-1', 'page=abc', 'page=1.5', 'page=', 'limit=3', 'offset=5'])(
  'NEWS-16 "?%s" shows the first page',
  async (query) => {
    const { stories } = await read(`/news-archive/1/Haldor?${query}&lang=en`)
    expect(stories).toHaveLength(9)
  },
)

test('NEWS-16 ERR-09 the archive of somebody without news says so, and search engines keep none such', async () => {
  const page = await read('/news-archive/2/Tindra?lang=en')
  expect(page).toMatchObject({ status: 200, h1: 'News archive', stories: [] })
  expect(page.main).toContain('No news posted yet')
  expect(page.meta('robots')).toBe('noindex')
  expect((await read('/news-archive/1/Haldor?lang=en')).meta('robots')).toBeUndefined()
})

test.each(['999999/nobody', 'abc/Haldor', '0/Haldor', '-1/Haldor'])(
  'NEWS-16 there is no archive at %s',
  async (path) => {
    expect(await read(`/news-archive/${path}?lang=en`)).toMatchObject({
      status: 404,
      h1: 'User not found',
    })
  },
)

test('NEWS-18 the number of news of a person equals the size of their archive, in every language', async () => {
  const { call } = site()
  expect(await call(countUserNews, { user_id: 1 })).toEqual({ count: 10 })
  for (const language_id of [0, 3, 5] as const) {
    const archive = await call(listNews, { user_id: 1, language_id, archive: true, limit: 101 })
    expect(await call(countUserNews, { user_id: 1, language_id })).toEqual({
      count: archive.entries.length,
    })
  }
  expect(await call(countUserNews, { user_id: 2 })).toEqual({ count: 0 })
})

test('NEWS-18 nobody is not somebody without news', async () => {
  await expect(site().call(countUserNews, { user_id: 999_999 })).rejects.toEqual({
    status: 404,
    code: 'user_not_found',
    error: 'User not found',
  })
})
