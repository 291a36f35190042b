import { expect, test } from 'vitest'
import { centsIn, typedCents } from './cents.ts'

test.each([
  { typed: '49', cents: 4900 },
  { typed: '49.5', cents: 4950 },
  { typed: ' 49,05 ', cents: 4905 },
  { typed: '0.29', cents: 29 },
  { typed: '-5.00', cents: -500 },
  { typed: '−5,00', cents: -500 },
  { typed: '1,000', cents: undefined },
  { typed: '49.005', cents: undefined },
  { typed: '4e2', cents: undefined },
  { typed: '+5', cents: undefined },
  { typed: '', cents: undefined },
])('ADMIN-16 an amount typed as "$typed" is $cents cents', ({ typed, cents }) => {
  expect(centsIn(typed)).toBe(cents)
})

test('ADMIN-16 an amount that stands in a field is read as what it was', () => {
  for (const cents of [1, 10, 4900, 12_345_678]) expect(centsIn(typedCents(cents))).toBe(cents)
})
