import { postPictureRule, postPictureSizes } from '@loadout/contract/posts/post-picture-rule.ts'
import type { SentKind } from '../platform/media/sent-pictures.ts'

/** Where the picture of a post is (AMB-141). */
export const postPicture = (image: string) => `/media/posts/${image}`

export const postPictures: SentKind = {
  folder: 'posts',
  sizes: postPictureSizes,
  rule: postPictureRule,
  cards: 'cover',
}
