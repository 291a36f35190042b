import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '@loadout/contract/languages/languages.ts'
import { loadLanguage } from '../platform/language/catalogues.ts'
import { dayText, dayTextUtc, momentText, momentTextUtc } from './date-text.ts'
import { tagOf } from './language-tag.ts'
import { timeAgo, utcTime, widestTime } from './time-text.ts'

const now = Date.UTC(2025, 10, 20, 21, 24) / 1000
const MINUTE = 60
const HOUR = 3600

test.each([
  { age: -5 * MINUTE, shown: 'now', why: 'a clock that is behind' },
  { age: 59, shown: 'now', why: 'the first minute' },
  { age: 18 * MINUTE, shown: '18 min ago', why: 'the first hour' },
  { age: 23 * HOUR, shown: '23 hr ago', why: 'the first day' },
  { age: 60 * HOUR, shown: '18 Nov 2025', why: 'anything older' },
])('$why reads $shown', ({ age, shown }) => {
  expect(timeAgo('en', now - age, now).replace('.', '')).toBe(shown)
})

test('the server prints the date in UTC, and the exact moment with its zone', () => {
  expect(utcTime('en', now, false)).toBe('20 Nov 2025')
  expect(utcTime('en', now, true)).toMatch(/^20 November 2025.* 21:24 UTC$/)
})

test('the room of a time is that of a date, or of how long ago where a language needs more', async () => {
  await loadLanguage(['site'], 'sv')
  expect(widestTime('en', '20 Nov 2025')).toBe('20 Nov 2025')
  expect(widestTime('sv', '20 nov. 2025').length).toBeGreaterThan('20 nov. 2025'.length)
})

describe.each(languages)('times in $name are written as Unicode has them', ({ locale }) => {
  beforeAll(() => loadLanguage(['site'], locale))

  test('days and moments, in UTC and where the reader is', () => {
    const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
    const moment = { ...day, month: 'long', hour: '2-digit', minute: '2-digit' } as const
    const utc = { timeZone: 'UTC' } as const
    const written = (options: Intl.DateTimeFormatOptions, at: number) =>
      new Intl.DateTimeFormat(tagOf(locale), options).format(at * 1000)
    for (let month = 0; month < 12; month++)
      for (const hour of [0.1, 23.5]) {
        const at = Date.UTC(2026, month, 5) / 1000 + hour * HOUR
        expect(dayTextUtc(locale, at)).toBe(written({ ...day, ...utc }, at))
        expect(momentTextUtc(locale, at)).toBe(
          written({ ...moment, ...utc, timeZoneName: 'short' }, at),
        )
        expect(dayText(locale, at)).toBe(written(day, at))
        expect(momentText(locale, at)).toBe(written(moment, at))
      }
  })

  test('how long ago something was is said as Unicode says it', () => {
    const unicode = new Intl.RelativeTimeFormat(tagOf(locale), { style: 'short', numeric: 'auto' })
    expect(timeAgo(locale, now, now)).toBe(unicode.format(0, 'second'))
    for (let minutes = 1; minutes < 60; minutes++)
      expect(timeAgo(locale, now - minutes * MINUTE, now)).toBe(unicode.format(-minutes, 'minute'))
    for (let hours = 1; hours < 24; hours++)
      expect(timeAgo(locale, now - hours * HOUR, now)).toBe(unicode.format(-hours, 'hour'))
  })
})
