import { MEGABYTE, type PictureRule } from '../platform/picture-rule.ts'

/** At least as large as it is shown. */
export const heroPictureRule: PictureRule = {
  formats: ['png', 'jpeg'],
  maxBytes: 5 * MEGABYTE,
  min: { width: 1_200, height: 450 },
  max: { width: 4_096, height: 4_096 },
}
