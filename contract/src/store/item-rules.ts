import type { FormRules } from '../forms/form-rules.ts'

export const ITEM_NAME_MAX = 100
export const ITEM_DESCRIPTION_MAX = 1_000
/** A hundred thousand LD$. */
export const ITEM_PRICE_MAX = 10_000_000
export const ITEM_POSITION_MAX = 1_000
export const ITEM_CODE_MAX = 200
export const MAX_ITEM_CODES = 100

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
    Number.isInteger(price) && price > 0 && price <= ITEM_PRICE_MAX ? undefined : 'price_missing',
  category_id: (id) => (id < 1 ? 'category_missing' : undefined),
  picture: (picture, { image }) =>
    picture === undefined && image === '' ? 'picture_missing' : undefined,
}
