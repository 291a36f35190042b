/**
 * Decodes what people sent, in a process of its own that reads four formats and nothing else.
 * Started by picture-encoder.ts.
 */
import sharp, { type Sharp } from 'sharp'
import { PAGE_COLOURS } from '@loadout/contract/platform/page-colours.ts'
import { MAX_PIXELS, readOnly } from './decoders.ts'
import { necessaryParts } from './necessary-parts.ts'
import { sentFormats, type SentFormat } from './picture-format.ts'
import { widthAndHeight } from './picture-size.ts'
import { serveOrders } from './worker-process.ts'
import { USUAL_FORMATS, writeAs, type PictureFormat } from './output-formats.ts'

export type PictureFit = 'cover' | 'contain' | 'inside' | 'margin'
type Dimensions = { readonly width: number; readonly height: number }
/** An order: sizes such as `64x64`, in each of which it is written with all `outputFormats`. */
export type SentPicture = {
  bytes: Uint8Array
  format: SentFormat
  sizes: readonly string[]
  fit?: PictureFit
  outputFormats?: readonly PictureFormat[]
  min?: Dimensions
  max?: Dimensions
}
export type SentPictureDone =
  | { pictures: Partial<Record<PictureFormat, Uint8Array>>[] }
  | { refusal: 'picture_unreadable' | 'picture_too_large' | 'picture_too_small' }

/** An animation longer than this is no picture. Only its first frame is ever decoded. */
const MAX_FRAMES = 300

/**
 * An interlaced PNG is read whole before its first line is known, and a large one holds everybody
 * behind it up. The largest form still fits.
 */
const MAX_INTERLACED = 9_000_000

/** Of each side: what is outside of the inner four fifths a phone may cut away. */
const MARGIN = 0.1

function resized(picture: Sharp, size: string, fit: PictureFit): Sharp {
  const [width, height] = widthAndHeight(size)
  const background = PAGE_COLOURS.dark
  if (fit !== 'margin')
    return picture.resize(width, height, {
      fit,
      withoutEnlargement: fit === 'inside',
      background,
    })
  const [across, down] = [Math.round(width * MARGIN), Math.round(height * MARGIN)]
  return picture
    .resize(width - 2 * across, height - 2 * down, { fit: 'contain', background })
    .extend({ left: across, right: across, top: down, bottom: down, background })
    .flatten({ background })
}

readOnly(...sentFormats)

serveOrders(
  async ({
    bytes: sent,
    format,
    sizes,
    fit = 'cover',
    outputFormats = USUAL_FORMATS,
    min,
    max,
  }: SentPicture): Promise<SentPictureDone> => {
    try {
      const bytes = necessaryParts(sent, format)
      if (!bytes) return { refusal: 'picture_unreadable' }
      const found = await sharp(bytes, { limitInputPixels: false }).metadata()
      if (found.format !== format) return { refusal: 'picture_unreadable' }
      const maxPixels = format === 'png' && found.isProgressive ? MAX_INTERLACED : MAX_PIXELS
      if (found.width * found.height > maxPixels || (found.pages ?? 1) > MAX_FRAMES)
        return { refusal: 'picture_too_large' }
      const { width, height } = found.autoOrient
      if (max && (width > max.width || height > max.height)) return { refusal: 'picture_too_large' }
      if (min && (width < min.width || height < min.height)) return { refusal: 'picture_too_small' }

      const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 }).autoOrient()
      const pictures: Partial<Record<PictureFormat, Uint8Array>>[] = []
      for (const size of sizes) {
        // Decoded once and written in each format.
        const { data, info } = await resized(picture.clone(), size, fit)
          .toColourspace('srgb')
          .raw()
          .toBuffer({ resolveWithObject: true })
        const { width: across, height: down, channels } = info
        const sized = sharp(data, { raw: { width: across, height: down, channels } })
        const written: Partial<Record<PictureFormat, Uint8Array>> = {}
        for (const output of outputFormats)
          written[output] = await writeAs[output](sized.clone()).toBuffer()
        pictures.push(written)
      }
      return { pictures }
    } catch {
      return { refusal: 'picture_unreadable' }
    }
  },
)
