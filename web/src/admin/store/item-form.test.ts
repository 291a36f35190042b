import { expect, test } from 'vitest'
import { faultsOf } from '@loadout/contract/forms/form-rules.ts'
import { changesOf, formOf, itemFormRules, type ItemForm } from './item-form.ts'

const item = {
  id: 4,
  name: 'Mouse',
  description: 'Light',
  price: 4900,
  image: '/media/item/1',
  category_id: 8,
  featured: true,
  hidden: false,
  position: 2,
  inserted: 0,
  codes: 0,
  codes_readable: true,
  category_hidden: false,
  order_id: null,
}
const faults = (change: Partial<ItemForm>) =>
  faultsOf(itemFormRules, { ...formOf(item), ...change }).map(({ field, code }) => [field, code])

test('ADMIN-16 of an item that is changed only what differs is sent, so that a price of others stays', () => {
  const form = formOf(item)
  const image = new File([], 'mouse.png')
  expect(changesOf(item, form)).toEqual({})
  expect(changesOf(item, { ...form, description: 'Light ' })).toEqual({})
  expect(changesOf(item, { ...form, description: 'Heavy' })).toEqual({ description: 'Heavy' })
  expect(changesOf(item, { ...form, price: '39', hidden: true, position: '0', image })).toEqual({
    price: 3_900,
    hidden: true,
    position: 0,
    image,
  })
})

test('ADMIN-16 what an item lacks is said of its field', () => {
  expect(faults({})).toEqual([])
  expect(faults({ name: '  ' })).toEqual([['name', 'name_missing']])
  for (const price of ['', '0', 'ten', '-5', '1000000'])
    expect(faults({ price }), price).toEqual([['price', 'price_missing']])
  for (const position of ['', '12a', '1.5', '-1', '1001'])
    expect(faults({ position }), position).toEqual([['position', 'position_unusable']])
  expect(faults({ position: ' 1000 ' })).toEqual([])
  expect(faults({ category_id: '' })).toEqual([['category_id', 'category_missing']])
  expect(faults({ saved: '' })).toEqual([['image', 'picture_missing']])
})
