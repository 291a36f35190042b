import fc from 'fast-check'
import { expect, test } from 'vitest'
import { windowStart } from './windows.ts'
import { DAY, HOUR } from '../platform/clock.ts'

/**
 * Days on which calendars do what programs forget: a leap day, the turn of a year, week 53, clocks
 * put forward and back in Europe and America.
 */
const edges = [
  '2024-02-29',
  '2024-03-01',
  '2026-12-31',
  '2027-01-01',
  '2026-12-28',
  '2027-01-03',
  '2027-01-04',
  '2026-03-29',
  '2026-10-25',
  '2026-03-08',
  '2026-11-01',
]

const moment = fc.oneof(
  fc
    .tuple(fc.constantFrom(...edges), fc.constantFrom(-1, 0, 1, HOUR, 12 * HOUR, DAY - 1))
    .map(([day, offset]) => new Date(Date.parse(`${day}T00:00:00Z`) + offset)),
  fc.date({ min: new Date('1971-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
)

test.each(edges)(
  'C05 N04 the day of %s begins at midnight UTC and lasts to the last millisecond',
  (day) => {
    const midnight = Date.parse(`${day}T00:00:00Z`)
    expect(
      [0, 1, DAY - 1].map((offset) => windowStart('day', new Date(midnight + offset)).getTime()),
    ).toEqual([midnight, midnight, midnight])
    expect(windowStart('day', new Date(midnight - 1)).getTime()).toBe(midnight - DAY)
  },
)

test('C05 N04 a week begins on Monday at midnight UTC, in years of 53 weeks and over the turn of a year as well', () => {
  fc.assert(
    fc.property(moment, (now) => {
      const start = windowStart('week', now)
      expect([start.getUTCDay(), start.getTime() % DAY]).toEqual([1, 0])
      expect(now.getTime() - start.getTime()).toBeGreaterThanOrEqual(0)
      expect(now.getTime() - start.getTime()).toBeLessThan(7 * DAY)
    }),
    { numRuns: 2_000 },
  )
  expect(windowStart('week', new Date('2027-01-03T23:59:59.999Z')).toISOString()).toBe(
    '2026-12-28T00:00:00.000Z',
  )
  expect(windowStart('week', new Date('2027-01-04T00:00:00Z')).toISOString()).toBe(
    '2027-01-04T00:00:00.000Z',
  )
})

test('C05 of any events a rolling window holds exactly those less than that long ago', () => {
  fc.assert(
    fc.property(
      moment,
      fc.constantFrom(5, 6 * 3_600, 12 * 3_600, 24 * 3_600),
      fc.integer({ min: -2, max: 2 }),
      (now, seconds, offset) => {
        const event = now.getTime() - seconds * 1_000 + offset
        expect(event >= windowStart({ seconds }, now).getTime()).toBe(
          now.getTime() - event < seconds * 1_000,
        )
      },
    ),
    { numRuns: 2_000 },
  )
})

test('C05 no limit is ever passed and none is lost: whatever the moments, so many are paid as the window allows', () => {
  const plan = fc.record({
    within: fc.constantFrom('day' as const, 'week' as const, { seconds: 12 * 3_600 }),
    max: fc.integer({ min: 1, max: 4 }),
    start: moment,
    steps: fc.array(fc.constantFrom(0, 1, HOUR, 6 * HOUR, 12 * HOUR - 1, 12 * HOUR, DAY, 3 * DAY), {
      minLength: 1,
      maxLength: 40,
    }),
  })
  fc.assert(
    fc.property(plan, ({ within, max, start, steps }) => {
      const paid: number[] = []
      let at = start.getTime()
      for (const step of steps) {
        at += step
        const since = windowStart(within, new Date(at)).getTime()
        const counted = paid.filter((each) => each >= since).length
        if (counted < max) paid.push(at)
        else expect(counted).toBe(max)
      }
      for (const each of paid) {
        const since = windowStart(within, new Date(each)).getTime()
        expect(paid.filter((other) => other >= since && other <= each).length).toBeLessThanOrEqual(
          max,
        )
      }
    }),
    { numRuns: 500 },
  )
})
