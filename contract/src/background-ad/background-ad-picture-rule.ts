import { MEGABYTE, type PictureRule } from '../platform/picture-rule.ts'

/** It fills a screen; a little less than most have will do. */
export const backgroundAdPictureRule: PictureRule = {
  formats: ['png', 'jpeg'],
  maxBytes: 5 * MEGABYTE,
  min: { width: 1_280, height: 720 },
  max: { width: 4_096, height: 4_096 },
}
