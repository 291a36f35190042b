import { expect, test } from 'vitest'
import { dayAfterKey, linesUpTo } from './day-step.ts'

test.each([
  { key: 'ArrowLeft', from: 0, to: 0 },
  { key: 'ArrowLeft', from: 5, to: 4 },
  { key: 'ArrowRight', from: 29, to: 29 },
  { key: 'PageDown', from: 29, to: 22 },
  { key: 'PageUp', from: 25, to: 29 },
  { key: 'Home', from: 12, to: 0 },
  { key: 'End', from: 12, to: 29 },
  { key: 'Enter', from: 12, to: undefined },
])('STATS-08 $key leads from day $from of a chart to $to', ({ key, from, to }) => {
  expect(dayAfterKey(key, from, 29)).toBe(to)
})

test.each([
  { highest: 0, lines: [1, 2] },
  { highest: 1, lines: [1, 2] },
  { highest: 7, lines: [4, 8] },
  { highest: 10, lines: [5, 10] },
  { highest: 11, lines: [10, 20] },
  { highest: 340, lines: [200, 400] },
])('STATS-08 a chart of $highest views has lines at $lines', ({ highest, lines }) => {
  expect(linesUpTo(highest)).toEqual(lines)
})
