const formats = new Map<string, Intl.DateTimeFormat>()

/** What a clock in a time zone shows, as the parts of a field for date and time. */
function clockIn(timeZone: string, at: number): Record<string, string> {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  formats.set(timeZone, format)
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
}

/** A moment in Unix seconds as a field for date and time writes it, by the clock of a time zone. */
export function fieldIn(timeZone: string, seconds: number): string {
  const { year = '', month, day, hour, minute } = clockIn(timeZone, seconds * 1_000)
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`
}

/** How far a clock is ahead of UTC at a moment, in milliseconds. */
const aheadAt = (timeZone: string, at: number) =>
  Date.parse(`${fieldIn(timeZone, at / 1_000)}Z`) - at

const DAY = 86_400_000

/**
 * The moment in Unix seconds that a field names by the clock of a time zone; undefined for an empty
 * one. As browsers read local times: of an hour that the clock repeats the first is meant, and one
 * that it skips goes on by the clock of before.
 */
export function momentIn(timeZone: string, field: string): number | undefined {
  const named = field.slice(0, 16)
  const asUtc = Date.parse(`${named}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const before = asUtc - aheadAt(timeZone, asUtc - DAY)
  const after = asUtc - aheadAt(timeZone, asUtc + DAY)
  const moment = [before, after]
    .toSorted((one, other) => one - other)
    .find((each) => fieldIn(timeZone, each / 1_000) === named)
  return (moment ?? before) / 1_000
}
