/**
 * Decodes what people sent, in a process of its own that reads four formats and nothing else.
 * Started by picture-encoder.ts.
 */
import sharp from 'sharp'
import { MOST_PIXELS, readOnly } from './decoders.ts'
import { asJpeg, asWebp } from './written-formats.ts'
import { necessaryParts } from './necessary-parts.ts'
import { sentFormats, type SentFormat } from './picture-format.ts'
import { widthAndHeight } from './picture-size.ts'
import { serveOrders } from './worker-process.ts'

type Dimensions = { readonly width: number; readonly height: number }
export type SentPicture = {
  bytes: Uint8Array
  format: SentFormat
  sizes: readonly string[]
  fit?: 'cover' | 'inside'
  least?: Dimensions
  most?: Dimensions
}
export type SentPictureDone =
  | { pictures: { webp: Uint8Array; jpg: Uint8Array }[] }
  | { refusal: 'picture_unreadable' | 'picture_too_large' | 'picture_too_small' }

/** An animation longer than this is no picture. Only its first frame is ever decoded. */
const MOST_FRAMES = 300

/**
 * An interlaced PNG is read whole before its first line is known, and a large one holds everybody
 * behind it up. The largest form still fits.
 */
const MOST_INTERLACED = 9_000_000

readOnly(...sentFormats)

serveOrders(
  async ({
    bytes: sent,
    format,
    sizes,
    fit = 'cover',
    least,
    most,
  }: SentPicture): Promise<SentPictureDone> => {
    try {
      const bytes = necessaryParts(sent, format)
      if (!bytes) return { refusal: 'picture_unreadable' }
      const found = await sharp(bytes, { limitInputPixels: false }).metadata()
      if (found.format !== format) return { refusal: 'picture_unreadable' }
      const mostPixels = format === 'png' && found.isProgressive ? MOST_INTERLACED : MOST_PIXELS
      if (found.width * found.height > mostPixels || (found.pages ?? 1) > MOST_FRAMES)
        return { refusal: 'picture_too_large' }
      const { width, height } = found.autoOrient
      if (most && (width > most.width || height > most.height))
        return { refusal: 'picture_too_large' }
      if (least && (width < least.width || height < least.height))
        return { refusal: 'picture_too_small' }

      const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1 }).autoOrient()
      const pictures: { webp: Uint8Array; jpg: Uint8Array }[] = []
      for (const size of sizes) {
        // Decoded once and written twice.
        const { data, info } = await picture
          .clone()
          .resize(...widthAndHeight(size), { fit, withoutEnlargement: fit === 'inside' })
          .toColourspace('srgb')
          .raw()
          .toBuffer({ resolveWithObject: true })
        const { width: across, height: down, channels } = info
        const sized = sharp(data, { raw: { width: across, height: down, channels } })
        pictures.push({
          webp: await asWebp(sized.clone()).toBuffer(),
          jpg: await asJpeg(sized.clone()).toBuffer(),
        })
      }
      return { pictures }
    } catch {
      return { refusal: 'picture_unreadable' }
    }
  },
)
