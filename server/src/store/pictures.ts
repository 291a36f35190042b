import { itemPictureRule, itemPictureSizes } from '@loadout/contract/store/item-picture-rule.ts'
import type { SentKind } from '../platform/media/sent-pictures.ts'

export const itemPicture = (image: string) => `/media/shop/${image}`

export const itemPictures: SentKind = {
  folder: 'shop',
  sizes: itemPictureSizes,
  rule: itemPictureRule,
}
