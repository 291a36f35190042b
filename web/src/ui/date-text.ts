import type { Locale } from '@loadout/contract/languages/languages.ts'
import { textIn } from '../platform/language/catalogues.ts'

/*
 * How days and moments are written, which are unix seconds. The words are the catalogue's: a page's
 * first `Intl` format holds a slow phone up for 50 to 100 ms in one piece, and browsers disagree
 * with the server on dots.
 */

/** The day of a moment in UTC. */
export const dayTextUtc = (locale: Locale, at: number) => day(locale, new Date(at * 1000))

/** The day of a moment where the reader is. */
export const dayText = (locale: Locale, at: number) => day(locale, readersTime(at))

/** A moment to the minute in UTC, which it says. */
export const momentTextUtc = (locale: Locale, at: number) =>
  `${moment(locale, new Date(at * 1000))} UTC`

/** A moment to the minute where the reader is. */
export const momentText = (locale: Locale, at: number) => moment(locale, readersTime(at))

/** What the reader's clock shows, as if it were UTC. */
const readersTime = (at: number) =>
  new Date((at - new Date(at * 1000).getTimezoneOffset() * 60) * 1000)

const day = (locale: Locale, date: Date) =>
  textIn(locale)('time.day', partsOf(date, textIn(locale)('time.months_short')))

const moment = (locale: Locale, date: Date) =>
  textIn(locale)('time.moment', {
    ...partsOf(date, textIn(locale)('time.months')),
    time: date.toISOString().slice(11, 16),
  })

const partsOf = (date: Date, months: string) => ({
  day: String(date.getUTCDate()),
  month: months.split(' ')[date.getUTCMonth()] ?? '',
  year: String(date.getUTCFullYear()),
})
