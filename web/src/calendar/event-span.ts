import type { CalendarEventEntry } from '@loadout/contract/calendar/calendar.ts'
import { isTimeZone } from '@loadout/contract/calendar/event-rules.ts'
import type { Locale } from '@loadout/contract/languages/languages.ts'
import { tagOf } from '../ui/language-tag.ts'

type Span = Pick<CalendarEventEntry, 'start_date' | 'end_date'>

const formats = new Map<string, Intl.DateTimeFormat>()

/** Constructing one costs more than a card. */
function formatFor(locale: Locale, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone ?? ''}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(tagOf(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    // Any other stands beside the time.
    timeZoneName: timeZone === 'UTC' ? 'short' : undefined,
    timeZone,
  })
  formats.set(key, format)
  return format
}

/**
 * From when to when, in a time zone or, when none is named, that of whoever looks. A zone that this
 * browser is too old to know is UTC, which is right everywhere.
 */
export function spanText(locale: Locale, { start_date, end_date }: Span, timeZone?: string) {
  const format = formatFor(
    locale,
    timeZone === undefined || isTimeZone(timeZone) ? timeZone : 'UTC',
  )
  return end_date === null
    ? format.format(start_date * 1_000)
    : format.formatRange(start_date * 1_000, end_date * 1_000)
}

/** `America/Sao_Paulo` is Sao Paulo to people. */
export const placeOf = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? ''
