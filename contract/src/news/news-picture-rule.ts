import { MEGABYTE, type PictureRule } from '../platform/picture-rule.ts'

/** NEWS-23, NEWS-24, NEWS-25. */
export const newsPictureRule: PictureRule = {
  formats: ['png', 'jpeg'],
  mostBytes: 5 * MEGABYTE,
  least: { width: 600, height: 280 },
  most: { width: 3_200, height: 1_600 },
}
