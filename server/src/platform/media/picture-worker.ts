/**
 * Resizes pictures in a process of its own: a hostile or huge file cannot take the site down with it, and the memory that decoding
 * needs goes back when the process ends. Started by picture-maker.ts on the first request, ends when it has been idle for a while.
 */
import sharp from 'sharp'

export type PictureSource = { file: string } | { svg: string }
export type PictureFormat = 'webp' | 'jpg'
export type PictureOrder = { number: number; source: PictureSource; width: number; height: number; format: PictureFormat; target: string }
export type PictureDone = { number: number; error?: string }

/** 5200 x 1700, the largest picture any form accepts, with room to spare. */
const MOST_PIXELS = 20_000_000

sharp.concurrency(1)
sharp.cache(false)

async function make({ source, width, height, format, target }: PictureOrder) {
  const input = 'svg' in source ? Buffer.from(source.svg) : source.file
  const isVector = 'svg' in source || source.file.endsWith('.svg')
  // A vector drawing is rasterised at twice the size and scaled down, which keeps its edges clean.
  const picture = sharp(input, { limitInputPixels: MOST_PIXELS, ...(isVector ? { density: 144 } : {}) }).rotate().resize(width, height, { fit: 'cover' })
  await (format === 'webp' ? picture.webp({ quality: 82 }) : picture.flatten({ background: '#0a110e' }).jpeg({ quality: 84, mozjpeg: true })).toFile(target)
}

process.on('message', (order: PictureOrder) => {
  make(order).then(
    () => process.send?.({ number: order.number } satisfies PictureDone),
    (error: Error) => process.send?.({ number: order.number, error: error.message } satisfies PictureDone),
  )
})
process.on('disconnect', () => process.exit(0))
