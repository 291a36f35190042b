import type { ShopItem } from '@loadout/contract/store/store.ts'
import { itemPicture } from './pictures.ts'

/** What readers get of an item (STORE-01), selected under these names. */
export const itemColumns = [
  'item.id',
  'item.name',
  'item.description',
  'item.price',
  'item.image',
  'item.category_id',
  'item.featured',
] as const

export const itemOf = ({
  id,
  name,
  description,
  price,
  image,
  category_id,
  featured,
}: ShopItem): ShopItem => ({
  id,
  name,
  description,
  price,
  image: itemPicture(image),
  category_id,
  featured,
})
