import { MEGABYTE, type PictureRule } from '../platform/picture-rule.ts'

/** As it is looked at, and as it stands in the conversation; it keeps its shape. */
export const ticketPictureSizes = ['1600x1600', '320x320'] as const

/** Screenshots, most of them. */
export const ticketPictureRule: PictureRule = {
  formats: ['png', 'jpeg', 'gif'],
  maxBytes: 5 * MEGABYTE,
  min: { width: 16, height: 16 },
  max: { width: 8_192, height: 8_192 },
}
