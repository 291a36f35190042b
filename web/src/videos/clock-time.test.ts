import { expect, test } from 'vitest'
import { clockTime } from './clock-time.ts'

test.each([
  { seconds: 9, written: '0:09' },
  { seconds: 245, written: '4:05' },
  { seconds: 3_729, written: '1:02:09' },
  { seconds: 86_400, written: '24:00:00' },
])('VIDEO-04 $seconds seconds are written $written', ({ seconds, written }) => {
  expect(clockTime(seconds)).toBe(written)
})
