import { expect, test } from 'vitest'
import { elements, insides, readPage, textOf } from '../../test/read-page.ts'
import { shareSite } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'

const site = shareSite(async ({ make }) => {
  await times(13, (index) => make.news({ title: `News ${index + 1}`, tags: ['katowice'] }))
})

const read = async (path: string) => readPage(await site().get(path))
const layouts = (main: string) => elements(main, 'article').map((article) => article['data-layout'])

test('TAG-03 TAG-04 the tag page shows three cards and then rows, eleven articles in all', async () => {
  const page = await read('/tags/1/katowice?lang=en')
  expect(page).toMatchObject({ status: 200, h1: '#katowice', title: '#katowice · Loadout' })
  expect(page.stories).toEqual(Array.from({ length: 11 }, (_, index) => `News ${13 - index}`))
  expect(layouts(page.main)).toEqual([
    ...Array<string>(3).fill('card'),
    ...Array<string>(8).fill('row'),
  ])
  expect(textOf(page.main)).toContain('#katowice 13 articles')
})

test('TAG-04 the second page shows the rest as rows', async () => {
  const { stories, main } = await read('/tags/1/katowice?page=2&lang=en')
  expect(stories).toEqual(['News 2', 'News 1'])
  expect(layouts(main)).toEqual(['row', 'row'])
})

test('TAG-03 every article names its tags and links to their pages', async () => {
  const { main } = await read('/news/1/news-1?lang=en')
  expect(insides(main, 'ul').map(textOf)).toContain('katowice')
  expect(elements(main, 'a').map(({ href }) => href)).toContain('/tags/1/katowice')
})

test('TAG-02 the front page links to the popular tags', async () => {
  const { main } = await read('/?lang=en')
  expect(elements(main, 'a').map(({ href }) => href)).toContain('/tags/1/katowice')
})

test('TAG-03 in a language that no article of the tag is written in its page shows those of others', async () => {
  const page = await read('/tags/1/katowice?lang=de')
  expect(page).toMatchObject({ status: 200, h1: '#katowice' })
  expect(page.stories).toHaveLength(11)
  expect(textOf(page.main)).toContain('13 Artikel')
})

test('TAG-03 there is no page of a tag that no article carries, and the words of such an address are on none', async () => {
  const page = await read('/tags/999/buy-cheap-pills?lang=en')
  expect(page).toMatchObject({ status: 404, h1: 'Page not found' })
  expect(page.title + textOf(page.main)).not.toContain('pills')
})

test.each(['/tags/abc/katowice', '/tags/0', '/tags/-1/x'])(
  'TAG-03 there is no tag page at %s',
  async (path) => {
    expect(await read(`${path}?lang=en`)).toMatchObject({ status: 404, h1: 'Page not found' })
  },
)
