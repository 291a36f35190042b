import { expect, test } from 'vitest'
import { fieldIn, momentIn } from './zoned-time.ts'

const at = (moment: string) => Date.parse(moment) / 1_000

test.each([
  { zone: 'Europe/Stockholm', field: '2026-12-05T18:00', moment: '2026-12-05T17:00:00Z' },
  { zone: 'Europe/Stockholm', field: '2026-07-05T18:00', moment: '2026-07-05T16:00:00Z' },
  { zone: 'America/Sao_Paulo', field: '2026-12-05T18:00', moment: '2026-12-05T21:00:00Z' },
  { zone: 'Asia/Kolkata', field: '2026-12-05T00:15', moment: '2026-12-04T18:45:00Z' },
  { zone: 'Pacific/Kiritimati', field: '2027-01-01T00:00', moment: '2026-12-31T10:00:00Z' },
  { zone: 'UTC', field: '2026-12-05T18:00', moment: '2026-12-05T18:00:00Z' },
  // The hour before the clocks of Stockholm are set forward, and the one after.
  { zone: 'Europe/Stockholm', field: '2026-03-29T01:59', moment: '2026-03-29T00:59:00Z' },
  { zone: 'Europe/Stockholm', field: '2026-03-29T03:00', moment: '2026-03-29T01:00:00Z' },
])('EVENT-10 $field by the clock of $zone is $moment, and back', ({ zone, field, moment }) => {
  expect(momentIn(zone, field)).toBe(at(moment))
  expect(fieldIn(zone, at(moment))).toBe(field)
})

test.each([
  // By the clock of before it would be that late.
  { zone: 'America/New_York', field: '2026-03-08T02:30', moment: '2026-03-08T07:30:00Z' },
  { zone: 'Europe/Berlin', field: '2026-03-29T02:30', moment: '2026-03-29T01:30:00Z' },
])('EVENT-10 an hour that the clock of $zone skips comes an hour later', (skipped) => {
  expect(momentIn(skipped.zone, skipped.field)).toBe(at(skipped.moment))
})

test.each([
  { zone: 'America/New_York', field: '2026-11-01T01:30', moment: '2026-11-01T05:30:00Z' },
  { zone: 'Europe/Berlin', field: '2026-10-25T02:30', moment: '2026-10-25T00:30:00Z' },
])('EVENT-10 of an hour that the clock of $zone repeats the first is meant', (repeated) => {
  expect(momentIn(repeated.zone, repeated.field)).toBe(at(repeated.moment))
})

test('EVENT-10 an empty field names no moment', () => {
  expect(momentIn('Europe/Stockholm', '')).toBeUndefined()
})
