import type { Sharp } from 'sharp'
import { PAGE_COLOURS } from '@loadout/contract/platform/page-colours.ts'

/** What every picture of the site is served as (AMB-141). */
export type PictureFormat = 'webp' | 'jpg' | 'png'

/** Of what nearly every picture is written. */
export const USUAL_FORMATS: readonly PictureFormat[] = ['webp', 'jpg']

export const mediaTypes = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const satisfies Record<PictureFormat, string>

const asWebp = (picture: Sharp) => picture.webp({ quality: 82 })
/**
 * For those who read no WebP, such as some that show previews of links. It cannot be seen through,
 * so it stands on the page's colour.
 */
const asJpeg = (picture: Sharp) =>
  picture.flatten({ background: PAGE_COLOURS.dark }).jpeg({ quality: 84, mozjpeg: true })
/**
 * For the few that programs show which read nothing else that can be seen through, such as icons.
 */
const asPng = (picture: Sharp) => picture.png({ compressionLevel: 9 })

export const writeAs: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  webp: asWebp,
  jpg: asJpeg,
  png: asPng,
}
