import { AUTHOR, ENTRY, type AnswerKeys } from '../../test/answer-keys.ts'

const ITEM = ['category_id', 'description', 'featured', 'id', 'image', 'name', 'price'].map(
  (key) => ENTRY + key,
)

export const answerKeys: AnswerKeys = {
  '/shop/cashouts/list': [
    ...ITEM,
    `${ENTRY}purchased`,
    ...[...AUTHOR, 'country_id'].map((key) => `${ENTRY}purchaser.${key}`),
  ],
  '/shop/category/list': [
    'background',
    'children[]',
    'color',
    'hidden',
    'id',
    'name',
    'parent',
    'short_name',
  ].map((key) => ENTRY + key),
  '/shop/item/latest': ITEM,
  '/shop/item/list': [...ITEM, `${ENTRY}at_once`],
}
