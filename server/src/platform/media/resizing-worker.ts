/**
 * Resizes the site's own pictures in a process of its own: a huge file cannot take the site down with it, and the memory that decoding
 * needs goes back when the process ends. Started by picture-maker.ts on the first request, ends when it has been idle for a while.
 */
import sharp from 'sharp'
import { PAGE_COLOURS } from '@loadout/contract/platform/page-colours.ts'
import { MOST_PIXELS, readOnly } from './decoders.ts'
import { serveOrders } from './worker-process.ts'

export type PictureSource = { file: string } | { svg: string }
export type PictureFormat = 'webp' | 'jpg'
export type PictureOrder = { source: PictureSource; width: number; height: number; format: PictureFormat; target: string }

// Originals are kept as WebP; only drawings of ours are SVG.
readOnly('webp', 'svg')

serveOrders(async ({ source, width, height, format, target }: PictureOrder) => {
  const input = 'svg' in source ? Buffer.from(source.svg) : source.file
  const isVector = 'svg' in source || source.file.endsWith('.svg')
  // A vector drawing is rasterised at twice the size and scaled down, which keeps its edges clean.
  const picture = sharp(input, { limitInputPixels: MOST_PIXELS, ...(isVector ? { density: 144 } : {}) }).rotate().resize(width, height, { fit: 'cover' })
  await (format === 'webp' ? picture.webp({ quality: 82 }) : picture.flatten({ background: PAGE_COLOURS.dark }).jpeg({ quality: 84, mozjpeg: true })).toFile(target)
})
