import { keptParts } from './kept-parts.ts'

const COMMENT = 0xfe
const SCAN = 0xda
const END = 0xd9
const EXIF = 0xe1

/** What applications may write, by marker: which of it changes what the picture looks like. */
const necessary: Readonly<Record<number, string>> = {
  0xe0: 'JFIF\0',
  [EXIF]: 'Exif\0\0',
  0xe2: 'ICC_PROFILE\0',
  0xee: 'Adobe',
}

type Segment = { marker: number; start: number; end: number }

/**
 * The file may end without saying so: what becomes of such a picture is the decoder's to decide.
 */
export function necessaryOfJpeg(file: Buffer): Buffer | undefined {
  const { keep, all } = keptParts(file)
  keep(0, 2)
  let hasExif = false
  for (let at = 2; at < file.length;) {
    const segment = segmentAt(file, at)
    if (!segment) return undefined
    const isSecond = segment.marker === EXIF && hasExif
    if (!isSecond && isNecessary(file, segment)) {
      keep(segment.start, segment.end)
      hasExif ||= segment.marker === EXIF
    }
    if (segment.marker === END) break
    at = segment.end
  }
  return all()
}

/** From 0xe0 they are free to applications, from 0xf0 to extensions that nobody has written. */
function isNecessary(file: Buffer, { marker, start }: Segment): boolean {
  if (marker < 0xe0) return true
  const beginning = marker < COMMENT ? necessary[marker] : undefined
  return (
    beginning !== undefined &&
    file.toString('latin1', start + 4, start + 4 + beginning.length) === beginning
  )
}

/** Before a marker one may write 0xff as often as one likes. */
function segmentAt(file: Buffer, from: number): Segment | undefined {
  let start = from
  if (file[start] !== 0xff) return undefined
  while (file[start + 1] === 0xff) start++
  const marker = file[start + 1]
  if (marker === undefined || marker === 0) return undefined
  if (marker === END || isAmongPixels(marker)) return { marker, start, end: start + 2 }

  if (start + 4 > file.length) return undefined
  const end = start + 2 + file.readUInt16BE(start + 2)
  if (end < start + 4 || end > file.length) return undefined
  return { marker, start, end: marker === SCAN ? endOfPixels(file, end) : end }
}

/** Restarts, which have no length, and one marker that stands for nothing. */
const isAmongPixels = (marker: number) => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01

/** A 0xff that is a pixel has a zero after it. */
function endOfPixels(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1]
    if (next !== undefined && next !== 0 && next !== 0xff && !isAmongPixels(next)) return at
  }
  return file.length
}
