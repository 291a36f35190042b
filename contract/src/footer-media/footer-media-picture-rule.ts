import { MEGABYTE, type PictureRule } from '../platform/picture-rule.ts'

/** A square in the footer, at twice the density of most screens. */
export const FOOTER_MEDIA_SIZE = '320x320'

export const footerMediaPictureRule: PictureRule = {
  formats: ['png', 'jpeg'],
  maxBytes: 5 * MEGABYTE,
  min: { width: 320, height: 320 },
  max: { width: 4_096, height: 4_096 },
}
