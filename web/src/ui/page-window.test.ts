import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test.each([
  { current: 1, last: 1, pages: [1] },
  { current: 1, last: 0, pages: [1] },
  { current: 2, last: 3, pages: [1, 2, 3] },
  { current: 1, last: 30, pages: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  { current: 15, last: 30, pages: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19] },
  { current: 30, last: 30, pages: [21, 22, 23, 24, 25, 26, 27, 28, 29, 30] },
  { current: 99, last: 12, pages: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
])('page $current of $last links to $pages', ({ current, last, pages }) => {
  expect(pageWindow(current, last)).toEqual(pages)
})
