import { expect, test } from 'vitest'
import { parseFilter, toggleCategory } from './category-filter.ts'

const visible = [1, 2, 3, 4, 5]

test.each([
  { selected: [], picked: 3, after: [3] },
  { selected: [2], picked: 3, after: [2, 3] },
  { selected: [2, 3], picked: 2, after: [3] },
  { selected: [2], picked: 2, after: [] },
])('FILTER-12 picking $picked in $selected selects $after', ({ selected, picked, after }) => {
  expect(toggleCategory(selected, picked, visible)).toEqual(after)
})

test('FILTER-11 picking the last missing game means all games', () => {
  expect(toggleCategory([1, 2, 3, 5], 4, visible)).toEqual([])
})

test('FILTER-11 of as many games as a site can have, each that is picked is kept, and the last means all', () => {
  const all = Array.from({ length: 30 }, (_, index) => index + 1)
  const keep = (picked: readonly number[]) => parseFilter(JSON.stringify(picked)) ?? []
  const pick = (count: number) =>
    all
      .slice(0, count)
      .reduce<readonly number[]>((kept, game) => keep(toggleCategory(kept, game, all)), [])
  expect(pick(29)).toEqual(all.slice(0, 29))
  expect(pick(30)).toEqual([])
})

test('FILTER-11 a hidden game that was selected once does not count', () => {
  expect(toggleCategory([1, 2, 3, 6], 4, visible)).toEqual([1, 2, 3, 6, 4])
  expect(toggleCategory([1, 2, 3, 4, 6], 5, visible)).toEqual([])
})

test.each([
  { stored: undefined, filter: undefined },
  { stored: '{"2":', filter: undefined },
  { stored: '"2"', filter: undefined },
  { stored: '[]', filter: [] },
  { stored: '[3,1]', filter: [3, 1] },
  { stored: '[3,-1,31,1.5,"4",null,1e99,3]', filter: [3] },
  { stored: '[-1]', filter: undefined },
  {
    stored: JSON.stringify(Array.from({ length: 32 }, (_, id) => id)),
    filter: Array.from({ length: 31 }, (_, id) => id),
  },
])('FILTER-12 the stored text $stored selects $filter', ({ stored, filter }) => {
  expect(parseFilter(stored)).toEqual(filter)
})
