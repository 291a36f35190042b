import { newsPictureRule, newsPictureSizes } from '../news/news-picture-rule.ts'

/** Posts stand beside news, in the same sizes. */
export const postPictureSizes = newsPictureSizes
export const postPictureRule = newsPictureRule
