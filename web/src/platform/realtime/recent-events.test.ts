import { expect, test } from 'vitest'
import { createRecentEvents } from './recent-events.ts'

test('A10 an event that comes twice is applied once', () => {
  const isNew = createRecentEvents()
  expect(['a', 'b', 'a', 'a', 'c', 'b'].map(isNew)).toEqual([true, true, false, false, true, false])
})

test('what carries no id is always new, and what is remembered has a bound', () => {
  const isNew = createRecentEvents()
  expect([isNew(undefined), isNew(undefined)]).toEqual([true, true])
  for (let number = 0; number < 2_000; number++) expect(isNew(String(number))).toBe(true)
  expect([isNew('1999'), isNew('0')]).toEqual([false, true])
})
