import { MEGABYTE, type PictureRule } from '../platform/picture-rule.ts'

/** Items stand in frames of four to three; large is what the purchase shows. */
export const itemPictureSizes = ['800x600', '400x300', '200x150', '80x60'] as const

export const itemPictureRule: PictureRule = {
  formats: ['png', 'jpeg'],
  maxBytes: 5 * MEGABYTE,
  min: { width: 400, height: 300 },
  max: { width: 4_096, height: 4_096 },
}
