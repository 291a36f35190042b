import { expect, test } from 'vitest'
import { lastPage, pageIn, pagePath, redirectToOwnPath } from './paged-list.ts'

test.each([
  { query: '', page: 1 },
  { query: 'page=2', page: 2 },
  { query: 'page=0', page: 1 },
  { query: 'page=1.5', page: 1 },
  { query: 'page=x', page: 1 },
  { query: 'page=02', page: 1 },
  { query: 'page=9999', page: 1112 },
  { query: 'page=10000', page: 1 },
])('NEWS-16 "?$query" is page $page of a list with nine a page', ({ query, page }) => {
  expect(pageIn(new URLSearchParams(query), 9)).toBe(page)
})

test('L04 no link leads further than the server lists', () => {
  expect([lastPage(0, 9), lastPage(9, 9), lastPage(10, 9), lastPage(1_000_000, 9)]).toEqual([
    0, 1, 2, 1112,
  ])
})

function redirectOf(path: string, address: string, page: number): string | null {
  try {
    redirectToOwnPath(path, new URL(address, 'http://localhost'), page)
    return null
  } catch (response) {
    return (response as Response).headers.get('location')
  }
}

test.each([
  { address: '/tags/1/katowice', page: 1, to: null },
  { address: '/tags/1/katowice?page=2&lang=de', page: 2, to: null },
  { address: '/tags/1', page: 1, to: '/tags/1/katowice' },
  { address: '/tags/1/anything', page: 1, to: '/tags/1/katowice' },
  { address: '/tags/1/%D1%8F?page=2', page: 2, to: '/tags/1/katowice?page=2' },
])('TAG-03 $address leads to $to', ({ address, page, to }) => {
  expect(redirectOf('/tags/1/katowice', address, page)).toBe(to)
})

test('a name that must be written with percent signs is at its own address', () => {
  const path = `/tags/1/${encodeURIComponent(`50% of я's`)}`
  expect(redirectOf(path, pagePath(path, 2), 2)).toBeNull()
})
