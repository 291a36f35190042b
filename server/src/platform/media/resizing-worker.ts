/**
 * Resizes the site's own pictures in a process of its own: a huge file cannot take the site down
 * with it, and the memory that decoding needs goes back when the process ends. Started by
 * picture-maker.ts on the first request, ends when it has been idle for a while.
 */
import sharp from 'sharp'
import { PAGE_COLOURS } from '@loadout/contract/platform/page-colours.ts'
import { MAX_PIXELS, readOnly } from './decoders.ts'
import { serveOrders } from './worker-process.ts'
import { writeAs, type PictureFormat } from './output-formats.ts'

export type PictureSource = { file: string } | { svg: string }
/** What to read, and which file to write it to, in pixels. */
export type PictureOrder = {
  source: PictureSource
  width: number
  height: number
  fit: 'cover' | 'contain'
  format: PictureFormat
  target: string
}

// Drawings of ours; what people send was written in all its sizes when it came.
readOnly('svg')

serveOrders(async ({ source, width, height, fit, format, target }: PictureOrder) => {
  const input = 'svg' in source ? Buffer.from(source.svg) : source.file
  // Rasterised at twice the size and scaled down, which keeps the edges clean.
  const picture = sharp(input, { limitInputPixels: MAX_PIXELS, density: 144 }).resize(
    width,
    height,
    { fit, background: PAGE_COLOURS.dark },
  )
  await writeAs[format](picture).toFile(target)
})
