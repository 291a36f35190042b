/** One event, as calendars of other programs know it. */
export type CalendarEntry = {
  /** Never changes, whatever the event becomes. */
  uid: string
  /** Rises with every change, so that a calendar knows the newer of two. */
  sequence: number
  created: Date
  changed: Date
  start: Date
  /** Null while nobody knows it. */
  end: Date | null
  cancelled: boolean
  title: string
  /** Of the title, as `de`. */
  locale: string
  description: string
  category: string
  address: string
  picture: string
}

export type CalendarFile = {
  name: string
  /** Where it comes from, for programs that look for changes. */
  address: string
  entries: readonly CalendarEntry[]
}

/**
 * A calendar as RFC 5545 and RFC 7986 want it. Times are in UTC: what clocks do in summer is up to
 * whoever shows them.
 */
export const writeCalendar = ({ name, address, entries }: CalendarFile): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${new URL(address).hostname}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    // What most programs show, although no standard has it.
    `X-WR-CALNAME:${escaped(name)}`,
    `SOURCE;VALUE=URI:${address}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')

const entryLines = (entry: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `SEQUENCE:${entry.sequence}`,
  `DTSTAMP:${moment(entry.changed)}`,
  `CREATED:${moment(entry.created)}`,
  `LAST-MODIFIED:${moment(entry.changed)}`,
  `DTSTART:${moment(entry.start)}`,
  // An end must be later than the start; without one the event is but a moment.
  ...(entry.end && entry.end > entry.start ? [`DTEND:${moment(entry.end)}`] : []),
  `SUMMARY;LANGUAGE=${entry.locale}:${escaped(entry.title)}`,
  `DESCRIPTION;LANGUAGE=${entry.locale}:${escaped(entry.description)}`,
  `CATEGORIES:${escaped(entry.category)}`,
  `URL:${entry.address}`,
  `IMAGE;VALUE=URI;DISPLAY=BADGE:${entry.picture}`,
  `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  // It fills nobody's time before they say so.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** `20261122T183000Z`. */
const moment = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Control characters are none of a calendar's; line ends are written as two characters. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')

const LINE_BYTES = 75

/** Longer lines go on behind a line end and a space, between characters and never within one. */
function folded(line: string): string {
  const lines = ['']
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LINE_BYTES) {
      lines.push(' ')
      bytes = 1
    }
    lines[lines.length - 1] += character
    bytes += size
  }
  return lines.join('\r\n')
}
