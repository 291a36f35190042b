import { expect, test } from 'vitest'
import { filterIn, withFilter } from './item-filter.ts'
import { wholeStore } from './shown-items.ts'

const read = (search: string) => filterIn(new URLSearchParams(search))

test('STORE-12 STORE-14 STORE-29 words, categories and order are in the address and are read from it', () => {
  const filter = { words: 'a knife', categories: [10, 2], order: 'name' } as const
  const search = withFilter(new URLSearchParams(), filter)
  expect(String(search)).toBe('category=10&category=2&q=a+knife&order=name')
  expect(filterIn(search)).toEqual(filter)
})

test('STORE-15 the whole store leaves the address as it is', () => {
  const search = new URLSearchParams('lang=de&order=price&q=mug&category=3')
  expect(String(withFilter(search, wholeStore))).toBe('lang=de')
  expect(read('')).toEqual(wholeStore)
})

test('STORE-13 what nobody can have chosen is left out', () => {
  expect(read('category=0&category=-1&category=x&category=7&order=best')).toEqual({
    ...wholeStore,
    categories: [7],
  })
  expect(read(`q=${'x'.repeat(500)}`).words).toHaveLength(100)
})
