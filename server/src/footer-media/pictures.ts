import {
  FOOTER_MEDIA_SIZE,
  footerMediaPictureRule,
} from '@loadout/contract/footer-media/footer-media-picture-rule.ts'
import type { SentKind } from '../platform/media/sent-pictures.ts'

export const footerPictures: SentKind = {
  folder: 'footer',
  sizes: [FOOTER_MEDIA_SIZE],
  rule: footerMediaPictureRule,
}

/** The path that readers get, and the name in it. */
export const footerPicture = (image: string) => `/media/footer/${image}/${FOOTER_MEDIA_SIZE}.webp`
export const nameInPath = (src: string): string | undefined =>
  /^\/media\/footer\/([a-z0-9][a-z0-9-]{0,79})\/320x320\.webp$/.exec(src)?.[1]
