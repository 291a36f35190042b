import { expect, test } from 'vitest'
import { createMemory } from './heard-before.ts'

test('A10 an event that comes twice is applied once', () => {
  const isNew = createMemory()
  expect(['a', 'b', 'a', 'a', 'c', 'b'].map(isNew)).toEqual([true, true, false, false, true, false])
})

test('what carries no id is always new, and what is remembered has a bound', () => {
  const isNew = createMemory()
  expect([isNew(undefined), isNew(undefined)]).toEqual([true, true])
  for (let number = 0; number < 2_000; number++) expect(isNew(String(number))).toBe(true)
  expect([isNew('1999'), isNew('0')]).toEqual([false, true])
})
