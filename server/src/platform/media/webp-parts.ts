import { keptParts } from './kept-parts.ts'
import { MAX_EXIF } from './max-exif.ts'

/** `RIFF`, how much follows, `WEBP`. */
const BEGINNING = 12
const HEAD = 8

const necessary = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP', 'EXIF'])

/**
 * Undefined when a part is longer than the file; the length in its head is that of what is kept.
 */
export function necessaryOfWebp(file: Buffer): Buffer | undefined {
  if (file.length < BEGINNING) return undefined
  const { keep, all } = keptParts(file)
  keep(0, BEGINNING)
  const end = Math.min(file.length, HEAD + file.readUInt32LE(4))
  for (let at = BEGINNING; at + HEAD <= end;) {
    const type = file.toString('latin1', at, at + 4)
    const length = file.readUInt32LE(at + 4)
    if (at + HEAD + length > end) return undefined
    // After an odd length a byte more follows.
    const next = at + HEAD + length + (length % 2)
    if (necessary.has(type) && (type !== 'EXIF' || length <= MAX_EXIF)) keep(at, next)
    at = next
  }
  const kept = all()
  kept.writeUInt32LE(kept.length - HEAD, 4)
  return kept
}
