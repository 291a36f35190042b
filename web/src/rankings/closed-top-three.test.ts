import { expect, test } from 'vitest'
import { isTopThreeDue } from './closed-top-three.ts'

test.each([
  { moment: '2018-06-01T00:00:00.000Z', isDue: false },
  { moment: '2019-01-06T23:59:59.999Z', isDue: false },
  { moment: '2019-01-07T00:00:00.000Z', isDue: true },
  { moment: '2026-11-22T12:00:00.000Z', isDue: true },
])('RANK-16 at $moment it is $isDue that the top three are asked for', ({ moment, isDue }) => {
  expect(isTopThreeDue(Date.parse(moment))).toBe(isDue)
})
