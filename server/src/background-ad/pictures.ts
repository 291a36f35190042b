import { backgroundAdPictureRule } from '@loadout/contract/background-ad/background-ad-picture-rule.ts'
import type { SentKind } from '../platform/media/sent-pictures.ts'

export const backgroundAdPicture = (image: string) => `/media/ad/${image}`

/** It fills a screen. */
export const backgroundAdPictures: SentKind = {
  folder: 'ad',
  sizes: ['1920x1080'],
  rule: backgroundAdPictureRule,
}
