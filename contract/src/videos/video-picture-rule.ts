import { newsPictureRule, newsPictureSizes } from '../news/news-picture-rule.ts'
import type { PictureRule } from '../platform/picture-rule.ts'

/** As a screen is, large, in a grid and in a list; and the documented sizes (AMB-141). */
export const videoPictureSizes = ['1280x720', '640x360', '320x180', ...newsPictureSizes] as const

export const videoPictureRule: PictureRule = {
  ...newsPictureRule,
  min: { width: 640, height: 360 },
  max: { width: 3_840, height: 2_160 },
}
