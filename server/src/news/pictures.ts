import { newsPictureRule, newsPictureSizes } from '@loadout/contract/news/news-picture-rule.ts'
import type { SentKind } from '../platform/media/sent-pictures.ts'

/** Where the picture of an article is (AMB-141). */
export const newsPicture = (image: string) => `/media/news/${image}`

export const newsPictures: SentKind = {
  folder: 'news',
  sizes: newsPictureSizes,
  rule: newsPictureRule,
  cards: 'cover',
}
