import { expect, test } from 'vitest'
import { namedNews, newsNumberIn, newsWordsIn } from './find-news.ts'

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

test('EVENT-10 a title that is suggested is taken as it was, even one that is a number', () => {
  const suggested = [
    { id: 7, title: '2026' },
    { id: 5, title: 'Cup' },
    { id: 4, title: 'Cup' },
  ]
  expect(namedNews(' 2026 ', suggested)).toEqual({ id: 7, title: '2026' })
  expect(namedNews('Cup', suggested)).toEqual({ id: 5, title: 'Cup' })
  expect(namedNews('2027', suggested)).toEqual({ id: 2027, title: '#2027' })
  expect(namedNews('Cu', suggested)).toBeUndefined()
})

test('EVENT-10 words are looked for when there are enough, and an address never', () => {
  expect(newsWordsIn(' cup 12 ')).toBe('cup 12')
  expect(newsWordsIn('c')).toBeUndefined()
  expect(newsWordsIn('/news/12')).toBeUndefined()
  expect(newsWordsIn('x'.repeat(400))).toHaveLength(100)
})
