import type { Locale } from '@loadout/contract/languages/languages.ts'

type Formats = {
  figure: Intl.NumberFormat
  day: Intl.DateTimeFormat
  dayUtc: Intl.DateTimeFormat
  moment: Intl.DateTimeFormat
  momentUtc: Intl.DateTimeFormat
  ago: Intl.RelativeTimeFormat
  /** As wide as "how long ago" gets. */
  longestAgo: string
}

const byLocale = new Map<Locale, Formats>()

/** How a language writes figures and times. Built once each: constructing these costs more than rendering a story. */
export function formats(locale: Locale): Formats {
  const known = byLocale.get(locale)
  if (known) return known

  const tag = locale === 'en' ? 'en-GB' : locale
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
  const moment = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const
  const ago = new Intl.RelativeTimeFormat(tag, { style: 'short', numeric: 'auto' })
  const built = {
    figure: new Intl.NumberFormat(tag),
    day: new Intl.DateTimeFormat(tag, day),
    dayUtc: new Intl.DateTimeFormat(tag, { ...day, timeZone: 'UTC' }),
    moment: new Intl.DateTimeFormat(tag, moment),
    momentUtc: new Intl.DateTimeFormat(tag, { ...moment, timeZone: 'UTC', timeZoneName: 'short' }),
    ago,
    longestAgo: ago.format(-20, 'hour'),
  }
  byLocale.set(locale, built)
  return built
}

export const formatFigure = (locale: Locale, figure: number) => formats(locale).figure.format(figure)
