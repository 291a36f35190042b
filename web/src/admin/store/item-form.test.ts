import { expect, test } from 'vitest'
import { faultsOf } from '@loadout/contract/forms/form-rules.ts'
import { formOf, itemFormRules, itemOf, type ItemForm } from './item-form.ts'

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
  order_id: null,
}
const faults = (change: Partial<ItemForm>) =>
  faultsOf(itemFormRules, { ...formOf(item), ...change }).map(({ field, code }) => [field, code])

test('ADMIN-16 an item that is opened and saved is sent as it was, without a picture', () => {
  const { name, description, price, category_id, featured, hidden, position } = item
  expect(itemOf(formOf(item))).toEqual({
    name,
    description,
    price,
    category_id,
    featured,
    hidden,
    position,
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
