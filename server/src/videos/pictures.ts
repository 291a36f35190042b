import { videoPictureRule, videoPictureSizes } from '@loadout/contract/videos/video-picture-rule.ts'
import type { SentKind } from '../platform/media/sent-pictures.ts'

/** Where the picture of a video is (AMB-141). */
export const videoPicture = (image: string) => `/media/videos/${image}`

export const videoPictures: SentKind = {
  folder: 'videos',
  sizes: videoPictureSizes,
  rule: videoPictureRule,
  cards: 'cover',
}
