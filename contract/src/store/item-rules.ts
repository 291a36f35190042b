import type { FormRules } from '../forms/form-rules.ts'

export const ITEM_NAME_MOST = 100
export const ITEM_DESCRIPTION_MOST = 1_000
/** A hundred thousand LD$. */
export const ITEM_PRICE_MOST = 10_000_000
export const ITEM_POSITION_MOST = 1_000
export const ITEM_CODE_MOST = 200
export const ITEM_CODES_MOST = 100

/** An item as it is edited: with a new picture, or the one it has. */
type ItemValues = {
  name: string
  price: number
  category_id: number
  picture: object | undefined
  image: string
}

export const itemRules: FormRules<ItemValues> = {
  name: (name) => (name === '' ? 'name_missing' : undefined),
  price: (price) =>
    Number.isInteger(price) && price > 0 && price <= ITEM_PRICE_MOST ? undefined : 'price_missing',
  category_id: (id) => (id < 1 ? 'category_missing' : undefined),
  picture: (picture, { image }) =>
    picture === undefined && image === '' ? 'picture_missing' : undefined,
}
