import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  { title: 'Northwind win Katowice 2–1', slug: 'northwind-win-katowice-2-1' },
  { title: "  What’s new?  (It isn't much)  ", slug: 'whats-new-it-isnt-much' },
  { title: 'Två lag från Malmö möts på Öland', slug: 'tva-lag-fran-malmo-mots-pa-oland' },
  { title: 'Não há decisão: coração à mão', slug: 'nao-ha-decisao-coracao-a-mao' },
  { title: 'Groß, größer, Überstunden', slug: 'gross-grosser-uberstunden' },
  { title: 'Zażółć gęślą jaźń, Łódź!', slug: 'zazolc-gesla-jazn-lodz' },
  { title: 'Объявлен щедрый приз: ёлка и чай', slug: 'obyavlen-shchedryy-priz-yolka-i-chay' },
  { title: 'Її м’яч у Києві, ґанок і щогла', slug: 'yiyi-myach-u-kiyevi-ganok-i-shchogla' },
  { title: "Памʼять про об'єкт", slug: 'pamyat-pro-obyekt' },
  { title: 'Подъезд съел юнга', slug: 'podezd-sel-yunga' },
])('NEWS-04 the article "$title" lives at $slug', ({ title, slug }) => {
  expect(slugOf(title)).toBe(slug)
})

test.each(['', '???', '日本語', '🎉🎉'])(
  'NEWS-04 the title "%s" has no letter to spell and still makes an address',
  (title) => {
    expect(slugOf(title)).toBe('-')
  },
)

test('NEWS-04 a letter typed as base and accent makes the same address as the letter typed as one', () => {
  for (const title of ['Größe', 'Київ', 'Йод', 'Łódź'])
    expect(slugOf(title.normalize('NFD'))).toBe(slugOf(title.normalize('NFC')))
})

test('NEWS-04 an address stays within 80 characters and ends with a whole word', () => {
  const slug = slugOf(
    'seventeen words of which not every one can find room in an address that people share',
  )
  expect(slug).toBe(
    'seventeen-words-of-which-not-every-one-can-find-room-in-an-address-that-people',
  )
  expect(slugOf('x'.repeat(200))).toBe('x'.repeat(80))
})
