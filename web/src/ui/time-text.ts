import type { Locale } from '@loadout/contract/languages/languages.ts'
import { formats } from './formats.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * What the reader sees of a moment: how long ago for a day, then the date in their own time zone.
 */
export function timeAgo(at: number, now: number, locale: Locale) {
  const { ago, day } = formats(locale)
  const age = Math.max(0, now - at)
  if (age < MINUTE) return ago(0, 'second')
  if (age < HOUR) return ago(-Math.floor(age / MINUTE), 'minute')
  if (age < DAY) return ago(-Math.floor(age / HOUR), 'hour')
  return day(at)
}

/** What the server prints: the same for everyone, in UTC. */
export function utcTime(at: number, locale: Locale, exact: boolean) {
  const { dayUtc, momentUtc } = formats(locale)
  return exact ? momentUtc(at) : dayUtc(Math.floor(at / DAY))
}

/**
 * A text as wide as anything that may replace the server's, so that nothing beside it moves when it
 * does. Some languages write "20 hours ago" longer than a date.
 */
export function widestTime(server: string, locale: Locale) {
  const longest = formats(locale).longestAgo()
  return longest.length > server.length ? longest : server
}
