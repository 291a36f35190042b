import { expect, test } from 'vitest'
import { balanceMonths } from './balance-months.ts'

const at = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day, 12).getTime() / 1000
const entries = [
  { inserted: at(2026, 11, 18), dollars: -2400 },
  { inserted: at(2026, 10, 26), dollars: 1500 },
  { inserted: at(2026, 10, 1), dollars: -2000 },
  { inserted: at(2025, 10, 30), dollars: 100 },
]

test('a history is told by months, the latest first, each with what it came to', () => {
  expect(balanceMonths(entries, false).map((month) => [month.entries.length, month.sum])).toEqual([
    [1, -2400],
    [2, -500],
    [1, 100],
  ])
})

test('a month that may go on in what has not been loaded has no sum', () => {
  expect(balanceMonths(entries, true).map(({ sum }) => sum)).toEqual([-2400, -500, null])
  expect(balanceMonths([], true)).toEqual([])
})
