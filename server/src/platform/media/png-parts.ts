import { inflateSync } from 'node:zlib'
import { keptParts } from './kept-parts.ts'
import { MAX_EXIF } from './max-exif.ts'

const SIGNATURE = 8
/** Length and type before the data of a chunk, a checksum after it. */
const HEAD = 8
const CHECKSUM = 4

const necessary = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'cICP', 'IDAT', 'IEND'])

/** Those of printers, the longest colour profiles, have about two megabytes. */
const MAX_PROFILE = 4_000_000

/** Undefined when it is cut off before its end. */
export function necessaryOfPng(file: Buffer): Buffer | undefined {
  const { keep, all } = keptParts(file)
  keep(0, SIGNATURE)
  const seen = new Set<string>()
  for (let at = SIGNATURE; at + HEAD + CHECKSUM <= file.length;) {
    const end = at + HEAD + file.readUInt32BE(at) + CHECKSUM
    if (end > file.length) return undefined
    const type = file.toString('latin1', at + 4, at + HEAD)
    const isFirst = !seen.has(type)
    if (type === 'iCCP' || type === 'eXIf') seen.add(type)
    if (
      necessary.has(type) ||
      (type === 'eXIf' && isFirst && end - at <= MAX_EXIF) ||
      (type === 'iCCP' && isFirst && isShortProfile(file.subarray(at + HEAD, end - CHECKSUM)))
    )
      keep(at, end)
    if (type === 'IEND') return all()
    at = end
  }
  return undefined
}

/** A name, a zero, how it is compressed (there is one way), and the profile. */
function isShortProfile(data: Buffer): boolean {
  const name = data.indexOf(0)
  if (name < 0) return false
  try {
    inflateSync(data.subarray(name + 2), { maxOutputLength: MAX_PROFILE })
    return true
  } catch {
    return false
  }
}
