import { MEGABYTE, type PictureRule } from '../platform/picture-rule.ts'

/**
 * The documented sizes of the picture of an article (HOME-16, AMB-141), and the largest, of which
 * cards are made.
 */
export const newsPictureSizes = [
  '1200x630',
  '600x280',
  '360x168',
  '160x100',
  '50x40',
  '64x64',
  '200x200',
] as const

/**
 * Both sides look: the browser before it sends, the server because anybody can send (NEWS-23,
 * NEWS-24, NEWS-25).
 */
export const newsPictureRule: PictureRule = {
  formats: ['png', 'jpeg'],
  maxBytes: 5 * MEGABYTE,
  min: { width: 600, height: 280 },
  max: { width: 3_200, height: 1_600 },
}
