/** Files of every format that people may send, with whatever may stand in them beside a picture. */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { SentFormat } from '../src/platform/media/picture-format.ts'

/** One part beside the picture, in the words of its format. */
type Part = (data: Buffer) => Buffer

export const pngChunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const latin = (text: string) => Buffer.from(text, 'latin1')
const folded = (data: Buffer) => deflateSync(data, { level: 9 })
const after = (beginning: string, data: Buffer) => Buffer.concat([latin(beginning), data])

const pngParts: Record<string, Part> = {
  tEXt: (data) => pngChunk('tEXt', after('a\0', data)),
  zTXt: (data) => pngChunk('zTXt', after('a\0\0', folded(data))),
  iTXt: (data) => pngChunk('iTXt', after('a\0\x01\0\0\0', folded(data))),
  iCCP: (data) => pngChunk('iCCP', after('a\0\0', folded(data))),
  eXIf: (data) => pngChunk('eXIf', after('MM\0*\0\0\0\x08', data)),
  sPLT: (data) => pngChunk('sPLT', after('a\0\x08', data)),
  fdAT: (data) => pngChunk('fdAT', after('\0\0\0\x01', folded(data))),
  ...Object.fromEntries(
    ['hIST', 'bKGD', 'pHYs', 'sBIT', 'tIME', 'acTL', 'caBX', 'prVt'].map((type) => [
      type,
      (data: Buffer) => pngChunk(type, data),
    ]),
  ),
}

/** A segment has room for 65,533 bytes; what is longer takes several. */
const segments =
  (marker: number, beginning = ''): Part =>
  (data) => {
    const room = 65_533 - beginning.length
    return Buffer.concat(
      Array.from({ length: Math.ceil(data.length / room) || 1 }, (_, index) => {
        const content = after(beginning, data.subarray(index * room, (index + 1) * room))
        const head = Buffer.from([0xff, marker, 0, 0])
        head.writeUInt16BE(content.length + 2, 2)
        return Buffer.concat([head, content])
      }),
    )
  }

const jpegParts: Record<string, Part> = {
  ...Object.fromEntries(
    Array.from({ length: 16 }, (_, index) => [`APP${index}`, segments(0xe0 + index)]),
  ),
  COM: segments(0xfe),
  EXIF: segments(0xe1, 'Exif\0\0MM\0*\0\0\0\x08'),
  XMP: segments(0xe1, 'http://ns.adobe.com/xap/1.0/\0'),
  profile: segments(0xe2, 'ICC_PROFILE\0\x01\x01'),
  Photoshop: segments(0xed, 'Photoshop 3.0\x008BIM'),
}

const webpParts: Record<string, Part> = Object.fromEntries(
  ['ICCP', 'EXIF', 'XMP ', 'JUNK'].map((type) => [
    type,
    (data: Buffer) => {
      const length = Buffer.alloc(4)
      length.writeUInt32LE(data.length)
      return Buffer.concat([latin(type), length, data, Buffer.alloc(data.length % 2)])
    },
  ]),
)

const blocks = (data: Buffer) =>
  Buffer.concat([
    ...Array.from({ length: Math.ceil(data.length / 255) }, (_, index) => {
      const block = data.subarray(index * 255, (index + 1) * 255)
      return Buffer.concat([Buffer.from([block.length]), block])
    }),
    Buffer.from([0]),
  ])

const gifParts: Record<string, Part> = {
  comment: (data) => Buffer.concat([latin('!\xfe'), blocks(data)]),
  text: (data) => Buffer.concat([latin(`!\x01\x0c${'\0'.repeat(12)}`), blocks(data)]),
  ...Object.fromEntries(
    ['NETSCAPE2.0', 'ICCRGBG1012', 'XMP DataXMP'].map((name) => [
      name,
      (data: Buffer) => Buffer.concat([latin(`!\xff\x0b${name}`), blocks(data)]),
    ]),
  ),
}

export const partsOf: Record<SentFormat, Record<string, Part>> = {
  png: pngParts,
  jpeg: jpegParts,
  webp: webpParts,
  gif: gifParts,
}

export const everyPart = Object.entries(partsOf).flatMap(([format, parts]) =>
  Object.keys(parts).map((part) => ({ format: format as SentFormat, part })),
)

const plain = (format: SentFormat) =>
  sharp({ create: { width: 80, height: 80, channels: 4, background: 'teal' } })
    .toFormat(format)
    .toBuffer()

/** Where a file may hold more: before its pixels, or, in WebP, after them. */
const placeIn: Record<SentFormat, (file: Buffer) => number> = {
  png: () => 33,
  jpeg: () => 2,
  webp: (file) => file.length,
  gif: (file) => 13 + ((file[10] ?? 0) & 0x80 ? 3 * 2 ** (((file[10] ?? 0) & 7) + 1) : 0),
}

/** A picture of 80 x 80 pixels with these parts in it. */
export async function pictureWith(format: SentFormat, ...more: Buffer[]): Promise<Buffer> {
  const file = await plain(format)
  const place = placeIn[format](file)
  const whole = Buffer.concat([file.subarray(0, place), ...more, file.subarray(place)])
  if (format === 'webp') whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}
