import { expect, test } from 'vitest'
import { timeAgo, utcTime, widestTime } from './time-text.ts'

const now = Date.UTC(2025, 10, 20, 21, 24) / 1000
const MINUTE = 60
const HOUR = 3600

test.each([
  { age: -5 * MINUTE, shown: 'now', why: 'a clock that is behind' },
  { age: 59, shown: 'now', why: 'the first minute' },
  { age: 18 * MINUTE, shown: '18 min ago', why: 'the first hour' },
  { age: 23 * HOUR, shown: '23 hr ago', why: 'the first day' },
  { age: 48 * HOUR, shown: '18 Nov 2025', why: 'anything older' },
])('$why reads $shown', ({ age, shown }) => {
  expect(timeAgo(now - age, now, 'en').replace('.', '')).toBe(shown)
})

test('the server prints the date in UTC, and the exact moment with its zone', () => {
  expect(utcTime(now, 'en', false)).toBe('20 Nov 2025')
  expect(utcTime(now, 'en', true)).toMatch(/^20 November 2025.* 21:24 UTC$/)
})

test('the room of a time is that of a date, or of how long ago where a language needs more', () => {
  expect(widestTime('20 Nov 2025', 'en')).toBe('20 Nov 2025')
  expect(widestTime('20 nov. 2025', 'sv').length).toBeGreaterThan('20 nov. 2025'.length)
})
