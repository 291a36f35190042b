import { expect, test } from 'vitest'
import { fitsNotify } from './fits-notify.ts'

test.each([
  { letters: 'a'.repeat(7_500), fits: true },
  { letters: 'a'.repeat(7_501), fits: false },
  { letters: 'ж'.repeat(3_751), fits: false },
])('what a message to other processes holds is counted in bytes: $fits', ({ letters, fits }) => {
  expect(fitsNotify(letters)).toBe(fits)
})
