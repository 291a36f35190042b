import { expect, test } from 'vitest'
import { nameIn } from './show-person-cards.ts'

test.each([
  { path: '/user/Tindra', name: 'Tindra' },
  { path: '/user/%C3%85ke', name: 'Åke' },
  { path: '/user/Tindra/statistics', name: undefined },
  { path: '/user/', name: undefined },
  { path: '/users', name: undefined },
  { path: '/user/%E0%A4%A', name: undefined },
])('$path is the page of $name', ({ path, name }) => {
  expect(nameIn(path)).toBe(name)
})
