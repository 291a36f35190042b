import { MEGABYTE, type PictureRule } from '../platform/picture-rule.ts'

/** Thirty pixels high at the top of a page, and twice that on most screens. */
export const logoRule: PictureRule = {
  formats: ['png', 'jpeg'],
  maxBytes: 2 * MEGABYTE,
  min: { width: 60, height: 60 },
  max: { width: 4_096, height: 4_096 },
}

/** As large as the largest that a phone shows, or it would be blurred there. */
export const iconRule: PictureRule = {
  formats: ['png', 'jpeg'],
  maxBytes: 2 * MEGABYTE,
  min: { width: 512, height: 512 },
  max: { width: 4_096, height: 4_096 },
}
