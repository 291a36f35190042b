import { backgroundAdPictureRule } from '@loadout/contract/background-ad/background-ad-picture-rule.ts'
import type { SentKind } from '../platform/media/sent-pictures.ts'

/** It fills a screen. */
const SIZE = '1920x1080'

const [FOLDER, FILE] = ['/media/ad/', `/${SIZE}.webp`]

/** The whole path, because there is no other size. */
export const backgroundAdPicture = (image: string) => FOLDER + image + FILE
export const imageOf = (path: string) => path.replace(FOLDER, '').replace(FILE, '')

export const backgroundAdPictures: SentKind = {
  folder: 'ad',
  sizes: [SIZE],
  rule: backgroundAdPictureRule,
}
