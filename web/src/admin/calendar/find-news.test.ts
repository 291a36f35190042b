import { expect, test } from 'vitest'
import { newsNumberIn, newsWordsIn } from './find-news.ts'

test('EVENT-10 news are named by their number or address, and by no other', () => {
  for (const written of [
    '12',
    ' #12 ',
    '/news/12',
    '/news/12/cup',
    'https://a.example/news/12?x=1',
  ])
    expect(newsNumberIn(written), written).toBe(12)
  for (const written of [
    '',
    '0',
    '12a',
    'map 12',
    '/posts/12',
    '/news/12x',
    '/news/99999999999999',
  ])
    expect(newsNumberIn(written), written).toBeUndefined()
})

test('EVENT-10 words are looked for when there are enough, and an address never', () => {
  expect(newsWordsIn(' cup 12 ')).toBe('cup 12')
  expect(newsWordsIn('c')).toBeUndefined()
  expect(newsWordsIn('/news/12')).toBeUndefined()
  expect(newsWordsIn('x'.repeat(400))).toHaveLength(100)
})
