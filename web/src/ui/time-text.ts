import type { Locale } from '@loadout/contract/languages/languages.ts'
import { textIn } from '../platform/language/catalogues.ts'
import { dayText, dayTextUtc, momentTextUtc } from './date-text.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * What the reader sees of a moment: how long ago for a day, then the date in their own time zone.
 */
export function timeAgo(locale: Locale, at: number, now: number) {
  const age = Math.max(0, now - at)
  if (age < MINUTE) return textIn(locale)('time.now')
  if (age < HOUR)
    return textIn(locale)('time.minutes_ago', { count: String(Math.floor(age / MINUTE)) })
  if (age < DAY) return hoursAgo(locale, Math.floor(age / HOUR))
  return dayText(locale, at)
}

/** What the server prints: the same for everyone, in UTC. */
export function utcTime(locale: Locale, at: number, exact: boolean) {
  return exact ? momentTextUtc(locale, at) : dayTextUtc(locale, at)
}

/**
 * A text as wide as anything that may replace the server's, so that nothing beside it moves when it
 * does. Some languages write "20 hours ago" longer than a date.
 */
export function widestTime(locale: Locale, server: string) {
  const longest = hoursAgo(locale, 20)
  return longest.length > server.length ? longest : server
}

const hoursAgo = (locale: Locale, count: number) =>
  textIn(locale)('time.hours_ago', { count: String(count) })
