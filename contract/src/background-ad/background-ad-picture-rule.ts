import { MEGABYTE, type PictureRule } from '../platform/picture-rule.ts'

/** It fills a screen; a little less than most have will do. */
export const backgroundAdPictureRule: PictureRule = {
  formats: ['png', 'jpeg'],
  mostBytes: 5 * MEGABYTE,
  least: { width: 1_280, height: 720 },
  most: { width: 4_096, height: 4_096 },
}
