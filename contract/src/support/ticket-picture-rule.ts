import { MEGABYTE, type PictureRule } from '../platform/picture-rule.ts'

/** As it is looked at, and as it stands in the conversation; it keeps its shape. */
export const ticketPictureSizes = ['1600x1600', '320x320'] as const

/** Screenshots, most of them. */
export const ticketPictureRule: PictureRule = {
  formats: ['png', 'jpeg', 'gif'],
  mostBytes: 5 * MEGABYTE,
  least: { width: 16, height: 16 },
  most: { width: 8_192, height: 8_192 },
}
