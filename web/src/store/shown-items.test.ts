import { expect, test } from 'vitest'
import { itemOrders, shownItems, wholeStore, type ItemFilter } from './shown-items.ts'

const items = [
  { id: 1, name: 'Émaille mug', description: 'Holds a litre', price: 900, category_id: 11 },
  { id: 2, name: 'Butterfly', description: 'A knife for the game', price: 5000, category_id: 2 },
  { id: 3, name: 'Zip hoodie', description: '', price: 5400, category_id: 11 },
  { id: 4, name: 'Card 10', description: 'Ten euros', price: 1000, category_id: 10 },
  { id: 5, name: 'Card 9', description: 'Nine euros', price: 1000, category_id: 10 },
]
const shown = (filter: Partial<ItemFilter>) =>
  shownItems(items, { ...wholeStore, ...filter }, 'en').map(({ id }) => id)

test('STORE-12 words are looked for in name and description, in letters of any size', () => {
  expect(shown({ words: 'KNIFE' })).toEqual([2])
  expect(shown({ words: ' zip ' })).toEqual([3])
  expect(shown({ words: 'émaille' })).toEqual([1])
  expect(shown({ words: 'spoon' })).toEqual([])
})

test('STORE-29 STORE-13 a category shows its items alone, and ids below 1 choose nothing', () => {
  expect(shown({ categories: [10], order: 'id' })).toEqual([4, 5])
  expect(shown({ categories: [10, 2], order: 'id' })).toEqual([2, 4, 5])
  expect(shown({ categories: [0, -1], order: 'id' })).toEqual([1, 2, 3, 4, 5])
})

test('STORE-14 STORE-15 items are ordered by price, day or name, either way, and at first by price from the highest', () => {
  expect(shownItems(items, wholeStore, 'en').map(({ id }) => id)).toEqual([3, 2, 4, 5, 1])
  expect(Object.fromEntries(itemOrders.map((order) => [order, shown({ order })]))).toEqual({
    '-price': [3, 2, 4, 5, 1],
    price: [1, 4, 5, 2, 3],
    '-id': [5, 4, 3, 2, 1],
    id: [1, 2, 3, 4, 5],
    name: [2, 5, 4, 1, 3],
    '-name': [3, 1, 4, 5, 2],
  })
})
