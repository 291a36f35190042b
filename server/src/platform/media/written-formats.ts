import type { Sharp } from 'sharp'
import { PAGE_COLOURS } from '@loadout/contract/platform/page-colours.ts'

/** What every picture of the site is served as (AMB-141). */
export type PictureFormat = 'webp' | 'jpg'

export const asWebp = (picture: Sharp) => picture.webp({ quality: 82 })
/**
 * For those who read no WebP, such as some that show previews of links. It cannot be seen through,
 * so it stands on the page's colour.
 */
export const asJpeg = (picture: Sharp) =>
  picture.flatten({ background: PAGE_COLOURS.dark }).jpeg({ quality: 84, mozjpeg: true })
