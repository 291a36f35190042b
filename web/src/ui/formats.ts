import type { Locale } from '@loadout/contract/languages/languages.ts'
import { nextTask } from '../platform/browser-tasks.ts'

type Formats = {
  figure: (figure: number) => string
  /** Moments are in unix seconds, and said in the reader's time zone unless named otherwise. */
  day: (at: number) => string
  /** A day, by its number since 1970. A page shows a hundred moments of a handful of days. */
  dayUtc: (day: number) => string
  moment: (at: number) => string
  momentUtc: (at: number) => string
  ago: Intl.RelativeTimeFormat['format']
  /** As wide as "how long ago" gets. */
  longestAgo: () => string
}

const byLocale = new Map<Locale, Formats>()

const MOST_REMEMBERED = 2_000

/** Answers the same question once, within bounds. */
function remembered(answer: (about: number) => string) {
  const answers = new Map<number, string>()
  return (about: number) => {
    const known = answers.get(about)
    if (known !== undefined) return known
    const said = answer(about)
    if (answers.size < MOST_REMEMBERED) answers.set(about, said)
    return said
  }
}

/**
 * Constructing one of these costs more than rendering a story: each is made when it is first
 * wanted, and once.
 */
function made<T>(make: () => T) {
  let one: T | undefined
  return () => (one ??= make())
}

/** English as it is written outside of America. */
export const tagOf = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale)

/** How a language writes figures and times. */
export function formats(locale: Locale): Formats {
  const known = byLocale.get(locale)
  if (known) return known

  const tag = tagOf(locale)
  const times = (options: Intl.DateTimeFormatOptions, milliseconds = 1000) => {
    const format = made(() => new Intl.DateTimeFormat(tag, options))
    return (at: number) => format().format(at * milliseconds)
  }
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
  const moment = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  } as const
  const figure = made(() => new Intl.NumberFormat(tag))
  const ago = made(() => new Intl.RelativeTimeFormat(tag, { style: 'short', numeric: 'auto' }))
  const built: Formats = {
    figure: remembered((number) => figure().format(number)),
    day: times(day),
    dayUtc: remembered(times({ ...day, timeZone: 'UTC' }, 86_400_000)),
    moment: times(moment),
    momentUtc: times({ ...moment, timeZone: 'UTC', timeZoneName: 'short' }),
    ago: (value, unit) => ago().format(value, unit),
    longestAgo: made(() => ago().format(-20, 'hour')),
  }
  byLocale.set(locale, built)
  return built
}

/**
 * Makes those that nearly every page needs. The first of a kind has the browser read its data of a
 * language, fifty milliseconds on a phone: each gets a task of its own, so that nothing waits
 * behind all of them.
 */
export async function prepareFormats(locale: Locale): Promise<void> {
  const { figure, dayUtc, longestAgo } = formats(locale)
  for (const prepare of [() => figure(0), () => dayUtc(0), longestAgo]) {
    await nextTask()
    prepare()
  }
}

export const formatFigure = (locale: Locale, figure: number) => formats(locale).figure(figure)
