import { expect, test } from 'vitest'
import type { Text } from '@loadout/texts/text.ts'
import { balanceWords, orderOf } from './balance-words.ts'

/** Says what it was asked for. */
const text = ((id: string, values: object = {}) =>
  [id, ...Object.values(values)].join(' ')) as unknown as Text
const wordsOf = (type: number, data: Record<string, string | number>) => {
  const { title, hint } = balanceWords({ type, data }, text)
  return [title, hint]
}

test('WALLET-04 WALLET-05 WALLET-06 WALLET-07 each type of a change is told in words of its own', () => {
  expect(wordsOf(0, { note: 'Sorry' })).toEqual(['wallet.changed', 'Sorry'])
  expect(wordsOf(1, { rank: 6, week: 400 })).toEqual(['wallet.rank 6', 'wallet.rank_hint'])
  expect(wordsOf(2, { name: 'Mouse', order_id: 4 })).toEqual(['Mouse', 'wallet.purchase'])
  expect(wordsOf(3, { count: 5 })).toEqual(['wallet.stars 5', 'wallet.stars_hint'])
})

test('a refund names what was bought and why it was given back, and leads to its order', () => {
  const data = { name: 'Mouse', order_id: 4, note: 'Broken' }
  expect(wordsOf(0, data)).toEqual(['Mouse', 'wallet.refund · Broken'])
  expect(orderOf({ data })).toBe(4)
  expect(orderOf({ data: { note: 'Sorry' } })).toBeUndefined()
})
