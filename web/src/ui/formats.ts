import type { Locale } from '@loadout/contract/languages/languages.ts'

type Formats = {
  figure: (figure: number) => string
  dollars: Intl.NumberFormat
  day: Intl.DateTimeFormat
  /** A day, by its number since 1970. A page shows a hundred moments of a handful of days. */
  dayUtc: (day: number) => string
  moment: Intl.DateTimeFormat
  momentUtc: Intl.DateTimeFormat
  ago: Intl.RelativeTimeFormat
  /** As wide as "how long ago" gets. */
  longestAgo: string
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

/** How a language writes figures and times. Built once each: constructing these costs more than rendering a story. */
export function formats(locale: Locale): Formats {
  const known = byLocale.get(locale)
  if (known) return known

  const tag = locale === 'en' ? 'en-GB' : locale
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
  const moment = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const
  const figure = new Intl.NumberFormat(tag)
  const dayUtc = new Intl.DateTimeFormat(tag, { ...day, timeZone: 'UTC' })
  const ago = new Intl.RelativeTimeFormat(tag, { style: 'short', numeric: 'auto' })
  const built = {
    figure: remembered((number) => figure.format(number)),
    dollars: new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    day: new Intl.DateTimeFormat(tag, day),
    dayUtc: remembered((number) => dayUtc.format(number * 86_400_000)),
    moment: new Intl.DateTimeFormat(tag, moment),
    momentUtc: new Intl.DateTimeFormat(tag, { ...moment, timeZone: 'UTC', timeZoneName: 'short' }),
    ago,
    longestAgo: ago.format(-20, 'hour'),
  }
  byLocale.set(locale, built)
  return built
}

export const formatFigure = (locale: Locale, figure: number) => formats(locale).figure(figure)

/** Cents as LD$, without the name (SHELL-12, AMB-118). */
export const formatDollars = (locale: Locale, cents: number) => formats(locale).dollars.format(cents / 100)
