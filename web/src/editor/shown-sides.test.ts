import { expect, test } from 'vitest'
import { sidesWithin } from './shown-sides.ts'

test.each([
  { of: { width: 800, height: 600 }, sides: { width: '800', height: '600' } },
  { of: { width: 2_400, height: 1_200 }, sides: { width: '1200', height: '600' } },
  { of: { width: 1_000, height: 4_000 }, sides: { width: '300', height: '1200' } },
  { of: { width: 4_096, height: 32 }, sides: { width: '1200', height: '9' } },
])('POST-37 a picture of $of keeps room of $sides', ({ of, sides }) => {
  expect(sidesWithin(of)).toEqual(sides)
})
