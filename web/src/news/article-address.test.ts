import { expect, test } from 'vitest'
import { articlePath, isArticlePath, languageInAddress } from './article-address.ts'

const news = { id: 1, slug: 'northwind-win' }
const address = (language?: string, query = '', slug = 'northwind-win') => ({
  params: { id: '1', slug, language },
  search: new URLSearchParams(query),
})

test.each([
  { what: 'a slug', at: address(), asks: undefined, path: '/news/1/northwind-win' },
  { what: 'a language in the path', at: address('3'), asks: 3, path: '/news/1/northwind-win/3' },
  {
    what: 'a language as parameter',
    at: address(undefined, 'language_id=3'),
    asks: 3,
    path: '/news/1/northwind-win?language_id=3',
  },
  { what: 'both', at: address('3', 'language_id=4'), asks: 3, path: '/news/1/northwind-win/3' },
  {
    what: 'a letter that no header can carry',
    at: address('я'),
    asks: undefined,
    path: '/news/1/northwind-win',
  },
  {
    what: 'a number that is no language',
    at: address('7', 'language_id=3'),
    asks: 3,
    path: '/news/1/northwind-win?language_id=3',
  },
])(
  'NEWS-04 NEWS-05 NEWS-06 an address with $what asks for $asks and is written $path',
  ({ at, asks, path }) => {
    expect(languageInAddress(at)).toBe(asks)
    expect(articlePath(news, at)).toBe(path)
  },
)

test.each([
  { at: address(), own: true },
  { at: address('3'), own: true },
  { at: address(undefined, '', 'wrong'), own: false },
  { at: address('я'), own: false },
])('NEWS-04 $at.params is the address of the article: $own', ({ at, own }) => {
  expect(isArticlePath(news, at)).toBe(own)
})
