import { necessaryOfGif } from './gif-parts.ts'
import { necessaryOfJpeg } from './jpeg-parts.ts'
import type { SentFormat } from './picture-format.ts'
import { necessaryOfPng } from './png-parts.ts'
import { necessaryOfWebp } from './webp-parts.ts'

const necessaryOf: Record<SentFormat, (file: Buffer) => Buffer | undefined> = {
  jpeg: necessaryOfJpeg,
  png: necessaryOfPng,
  webp: necessaryOfWebp,
  gif: necessaryOfGif,
}

/**
 * A file with nothing in it but what its picture is made of: its pixels, their colours, how it was
 * held. Texts and whatever else may stand beside them, a few bytes of which can unfold to
 * gigabytes, never reach a decoder (checklist I02). Undefined when it is no such file.
 */
export function necessaryParts(bytes: Uint8Array, format: SentFormat): Buffer | undefined {
  return necessaryOf[format](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
