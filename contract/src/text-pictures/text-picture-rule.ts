import { MEGABYTE, type PictureRule } from '../platform/picture-rule.ts'

/**
 * The widest and highest that a picture inside a text may be shown; it keeps its shape and is never
 * enlarged.
 */
export const textPictureSizes = ['1200x1200', '600x600'] as const

export const textPictureRule: PictureRule = {
  formats: ['png', 'jpeg', 'gif'],
  maxBytes: 5 * MEGABYTE,
  min: { width: 32, height: 32 },
  max: { width: 4_096, height: 4_096 },
}
