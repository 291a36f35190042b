import { expect, test } from 'vitest'
import { frontLayout } from './front-layout.ts'

const stories = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

test('HOME-08 six stories are a full one, two halves, a full one, then two rows', () => {
  expect(frontLayout(stories.slice(0, 6))).toEqual({
    lead: 'a',
    pair: ['b', 'c'],
    second: 'd',
    rows: ['e', 'f'],
  })
})

test('HOME-08 the front block never shows a seventh story', () => {
  expect(frontLayout(stories)).toEqual(frontLayout(stories.slice(0, 6)))
})

test.each([
  { count: 0, layout: { pair: [], rows: [] } },
  { count: 1, layout: { lead: 'a', pair: [], rows: [] } },
  { count: 2, layout: { lead: 'a', pair: [], second: 'b', rows: [] } },
  { count: 3, layout: { lead: 'a', pair: ['b', 'c'], rows: [] } },
  { count: 4, layout: { lead: 'a', pair: ['b', 'c'], second: 'd', rows: [] } },
  { count: 5, layout: { lead: 'a', pair: ['b', 'c'], second: 'd', rows: ['e'] } },
])('HOME-08 with $count stories the block degrades without a hole', ({ count, layout }) => {
  expect(frontLayout(stories.slice(0, count))).toEqual(layout)
})
