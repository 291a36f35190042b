import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { plainPng } from '../../../test/plain-png.ts'
import { createPictureEncoder } from './picture-encoder.ts'
import { formatOf } from './picture-format.ts'

const onError = vi.fn<(error: unknown) => void>()
const { encodePicture, close } = createPictureEncoder({ onError })
afterAll(close)
afterEach(() => expect(onError).not.toHaveBeenCalled())

/** A picture with red on its left and blue on its right. */
const halves = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><path fill="red" d="M0 0h40v40H0z"/><path fill="blue" d="M40 0h40v40H40z"/></svg>',
    ),
  )

const codeOf = async (bytes: Uint8Array, formats?: ('jpeg' | 'png' | 'webp' | 'gif')[]) =>
  encodePicture(bytes, { sizes: ['20x20'], ...(formats ? { formats } : {}) }).then(
    () => 'taken',
    (error: { code?: string }) => error.code,
  )

test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
  'I08 a %s is written anew as WebP and JPEG in every size',
  async (format) => {
    const pictures = await encodePicture(await halves().toFormat(format).toBuffer(), {
      sizes: ['40x20', '16x16'],
    })

    for (const [name, bytes] of Object.entries(pictures)) {
      const { width, height, format: written } = await sharp(bytes).metadata()
      expect(`${width}x${height}.${written === 'jpeg' ? 'jpg' : written}`).toBe(name)
    }
    expect(Object.keys(pictures)).toEqual(['40x20.webp', '40x20.jpg', '16x16.webp', '16x16.jpg'])
  },
)

test('I04 where a picture was taken is not kept, and it stands as it was held', async () => {
  const taken = await halves()
    .withExif({
      IFD0: { Copyright: 'somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(taken).metadata()).exif).toBeDefined()

  const { '20x40.webp': kept } = await encodePicture(taken, { sizes: ['20x40'] })
  const { exif, icc, xmp, iptc, orientation } = await sharp(kept).metadata()
  expect([exif, icc, xmp, iptc, orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  // Turned to the right, what was on the left is above.
  const { data, info } = await sharp(kept).raw().toBuffer({ resolveWithObject: true })
  const below = (info.height - 2) * info.width * info.channels
  expect([data[0]! > data[2]!, data[below]! < data[below + 2]!]).toEqual([true, true])
})

test('I08 what is no JPEG, PNG, WebP or GIF inside is refused, whatever it is called', async () => {
  const heif = await halves().avif().toBuffer()
  const files = {
    tiff: await halves().tiff().toBuffer(),
    bigTiff: await halves().tiff({ bigtiff: true }).toBuffer(),
    heif,
    heic: Buffer.concat([heif.subarray(0, 8), Buffer.from('heic'), heif.subarray(12)]),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    xmlSvg: Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ),
    pdf: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF'),
    html: Buffer.from('<!doctype html><script>alert(1)</script>'),
    vips: Buffer.concat([Buffer.from([0x08, 0xf2, 0xa6, 0xb6]), Buffer.alloc(64)]),
    ppm: Buffer.from('P6 1 1 255 \0\0\0', 'latin1'),
    jpegXl: Buffer.from([0xff, 0x0a, 0, 0]),
    wav: Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE'), Buffer.alloc(64)]),
    empty: Buffer.alloc(0),
    spacesBeforeJpeg: Buffer.concat([Buffer.from('  '), await halves().jpeg().toBuffer()]),
  }
  for (const [name, file] of Object.entries(files))
    expect([name, formatOf(file), await codeOf(file)]).toEqual([
      name,
      undefined,
      'picture_unreadable',
    ])
})

test('I08 what only begins like one of the four is refused by its decoder', async () => {
  const jpeg = await halves().jpeg().toBuffer()
  const png = await halves().png().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const begun = [
    Buffer.from([0xff, 0xd8, 0xff]),
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'),
    Buffer.from('GIF89a'),
  ].flatMap((beginning) => [
    beginning,
    Buffer.concat([beginning, svg]),
    Buffer.concat([beginning, Buffer.alloc(5_000, 0xff)]),
  ])

  for (const file of [...begun, jpeg.subarray(0, jpeg.length / 2), png.subarray(0, png.length / 2)])
    expect(await codeOf(file)).toBe('picture_unreadable')
})

test('I08 a GIF of the first version is one as well', async () => {
  const gif = await halves().gif().toBuffer()
  expect(await codeOf(Buffer.concat([Buffer.from('GIF87a'), gif.subarray(6)]), ['gif'])).toBe(
    'taken',
  )
})

test('I08 a form that takes PNG and JPEG takes no GIF and no WebP', async () => {
  const codes = await Promise.all(
    (['jpeg', 'png', 'webp', 'gif'] as const).map(async (format) =>
      codeOf(await halves().toFormat(format).toBuffer(), ['jpeg', 'png']),
    ),
  )
  expect(codes).toEqual(['taken', 'taken', 'picture_unreadable', 'picture_unreadable'])
})

test('I01 nothing of what is hidden in a picture comes out of it', async () => {
  const secret = '<script>alert(1)</script>'
  const gif = Buffer.concat([await halves().gif().toBuffer(), Buffer.from(`*/=1;${secret}`)])
  const png = await halves()
    .withExif({ IFD0: { ImageDescription: secret } })
    .png()
    .toBuffer()
  const jpeg = await halves().jpeg().toBuffer()
  const comment = Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, secret.length + 2]),
    Buffer.from(secret),
    jpeg.subarray(2),
  ])

  for (const file of [gif, png, comment, Buffer.concat([jpeg, Buffer.from(secret)])]) {
    expect(file.includes(secret)).toBe(true)
    const written = await encodePicture(file, { sizes: ['20x20'] })
    for (const kept of Object.values(written)) expect(kept.includes('script')).toBe(false)
  }
})

/** A GIF of many square frames; a few bytes stand for each. */
function frames(count: number, side = 1) {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  head.writeUInt16LE(side, 6)
  head.writeUInt16LE(side, 8)
  const frame = Buffer.from([
    0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0x44, 1, 0,
  ])
  frame.writeUInt16LE(side, 13)
  frame.writeUInt16LE(side, 15)
  return Buffer.concat([head, ...Array.from({ length: count }, () => frame), Buffer.from(';')])
}

test('I02 I08 a small file that would be a huge picture is refused before it is decoded', async () => {
  expect(await codeOf(plainPng(14_000, 14_000))).toBe('picture_too_large')
  expect(await codeOf(plainPng(1_000_000, 21))).toBe('picture_too_large')
  expect(await codeOf(frames(10_000))).toBe('picture_too_large')
  expect(await codeOf(frames(2, 65_535))).toBe('picture_too_large')

  expect([await codeOf(plainPng(4_000, 4_000)), await codeOf(frames(3))]).toEqual([
    'taken',
    'taken',
  ])
})

test('I02 of many pictures that are sent at once each gets its answer, and those beyond what may wait are told to come later', async () => {
  const bytes = await halves().png().toBuffer()
  const codes = await Promise.all(Array.from({ length: 110 }, () => codeOf(bytes)))
  expect([
    codes.filter((code) => code === 'taken').length,
    codes.filter((code) => code === 'unavailable').length,
  ]).toEqual([102, 8])
})

test('I02 when its worker ends, nothing is said about the picture, and whoever runs the site hears of it', async () => {
  const own = vi.fn<(error: unknown) => void>()
  const encoder = createPictureEncoder({ onError: own })
  const sent = encoder.encodePicture(await halves().png().toBuffer(), { sizes: ['20x20'] })
  const refused = expect(sent).rejects.toMatchObject({ status: 503, code: 'unavailable' })
  await setImmediate()
  encoder.close()
  await refused
  expect(own).toHaveBeenCalledOnce()
})

test('I02 L05 a large interlaced picture, which takes many seconds to read, is refused', async () => {
  const flat = sharp({ create: { width: 3_100, height: 3_000, channels: 3, background: 'teal' } })
  expect(
    await codeOf(await flat.clone().png({ progressive: true, compressionLevel: 1 }).toBuffer()),
  ).toBe('picture_too_large')
})

test('I02 a picture must have the size of its form, as it is looked at', async () => {
  const png = await halves().png().toBuffer()
  const turned = await halves().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const codeWith = (
    bytes: Uint8Array,
    bounds: { min?: { width: number; height: number }; max?: { width: number; height: number } },
  ) =>
    encodePicture(bytes, { sizes: ['20x20'], ...bounds }).then(
      () => 'taken',
      (error: { code?: string }) => error.code,
    )

  expect([
    await codeWith(png, { min: { width: 80, height: 40 }, max: { width: 80, height: 40 } }),
    await codeWith(turned, { min: { width: 40, height: 80 }, max: { width: 40, height: 80 } }),
  ]).toEqual(['taken', 'taken'])
  for (const min of [
    { width: 81, height: 40 },
    { width: 80, height: 41 },
  ])
    expect(await codeWith(png, { min })).toBe('picture_too_small')
  for (const max of [
    { width: 79, height: 40 },
    { width: 80, height: 39 },
  ])
    expect(await codeWith(png, { max })).toBe('picture_too_large')
  expect(await codeWith(turned, { min: { width: 80, height: 40 } })).toBe('picture_too_small')
})

test.each([
  { depth: 'eight', space: 'srgb' },
  { depth: 'sixteen', space: 'rgb16' },
])(
  'I08 a PNG of $depth bits a colour keeps its colours, and what can be seen through stays so in WebP and stands on the page in JPEG',
  async ({ space }) => {
    const colour = { r: 200, g: 100, b: 50 }
    const png = (alpha: number) =>
      sharp({ create: { width: 80, height: 40, channels: 4, background: { ...colour, alpha } } })
        .toColourspace(space)
        .png()
        .toBuffer()
    const firstOf = async (bytes: Buffer) => [
      ...(await sharp(bytes).ensureAlpha().raw().toBuffer()).subarray(0, 4),
    ]
    // Within five: lossy pictures come near.
    const near = (expected: number[]) =>
      expected.map((value) => expect.closeTo(value, -1) as number)

    expect((await sharp(await png(1)).metadata()).depth).toBe(
      space === 'rgb16' ? 'ushort' : 'uchar',
    )
    const full = await encodePicture(await png(1), { sizes: ['20x20'] })
    const half = await encodePicture(await png(0.5), { sizes: ['20x20'] })
    for (const bytes of Object.values(full))
      expect(await firstOf(bytes)).toEqual(near([200, 100, 50, 255]))
    expect(await firstOf(half['20x20.webp'])).toEqual(near([200, 100, 50, 128]))
    expect(await firstOf(half['20x20.jpg'])).toEqual(near([105, 58, 32, 255]))
  },
)
