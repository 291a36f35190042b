import { newsPictureSizes } from '../news/news-picture-rule.ts'
import { MEGABYTE, type PictureRule } from '../platform/picture-rule.ts'

/** As wide as the slider of `/events`, and the documented sizes (AMB-141). */
export const eventPictureSizes = ['1000x325', ...newsPictureSizes] as const
export const eventThumbnailSizes = newsPictureSizes

const formats = ['png', 'jpeg', 'gif'] as const

/** A picture of an event: formats, weight and measures (EVENT-12, EVENT-13, EVENT-14). */
export const eventPictureRule: PictureRule = {
  formats,
  maxBytes: 5 * MEGABYTE,
  min: { width: 1_000, height: 325 },
  max: { width: 5_200, height: 1_700 },
}

/** A small picture of an event, for lists (EVENT-15, EVENT-16, EVENT-17). */
export const eventThumbnailRule: PictureRule = {
  formats,
  maxBytes: 2 * MEGABYTE,
  min: { width: 165, height: 90 },
  max: { width: 2_200, height: 1_200 },
}
