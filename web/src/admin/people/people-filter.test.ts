import { expect, test } from 'vitest'
import { filterIn, nextOrder, orderOf, searchFor } from './people-filter.ts'

const filterOf = (search: string) =>
  filterIn((name) => new URLSearchParams(search).get(name) ?? undefined)
const paging = { limit: 20, offset: 0 }

test.each([
  ['', { sort: '-inserted' }],
  [
    'query=mirka&country=7&flag=banned&order=points',
    { query: 'mirka', country_id: 7, banned: true, sort: 'points' },
  ],
  ['flag=verify', { unverified: true, sort: '-inserted' }],
  ['flag=symbol', { flag: 128, sort: '-inserted' }],
  ['country=999&flag=4&order=email&page=3', { sort: '-inserted' }],
])('ADMIN-05 the address "%s" asks for %o', (search, asked) => {
  expect(searchFor(filterOf(search), paging)).toEqual({ ...paging, ...asked })
})

test('ADMIN-05 a column is ordered first by what one looks for, and the other way round when it is chosen again', () => {
  expect([
    nextOrder('-inserted', 'username'),
    nextOrder('username', 'username'),
    nextOrder('-username', 'username'),
  ]).toEqual(['username', '-username', 'username'])
  expect([nextOrder('username', 'points'), nextOrder('-points', 'points')]).toEqual([
    '-points',
    'points',
  ])
  expect([orderOf('-points'), orderOf('username')]).toEqual([
    { by: 'points', direction: 'descending' },
    { by: 'username', direction: 'ascending' },
  ])
})
