import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { testFolder } from '../../../test/test-folder.ts'
import type { SentPictureDone } from './encoding-worker.ts'
import { createPictureMaker } from './picture-maker.ts'
import { workerProcess } from './worker-process.ts'

/**
 * The first releases without the holes that are known, in what can reach us:
 * - libvips 8.18.3: CVE-2026-33327, -33328, -35590, -35591, overflows in the loaders of GIF, TIFF
 * and VIPS files and in EXIF
 *   (https://github.com/lovell/sharp/security/advisories/GHSA-f88m-g3jw-g9cj)
 * - sharp 0.35.4: CVE-2026-84383, bundled libheif, heap overflows that ran code
 * (https://github.com/lovell/sharp/security/advisories/GHSA-rgj7-g3m4-5g8c).
 *   Blocked here, and gated nonetheless; libheif 1.23.4 mends three more
 *   (https://github.com/strukturag/libheif/releases)
 * - libwebp 1.3.2: CVE-2023-4863, heap overflow in lossless pictures, used in the wild
 * (https://nvd.nist.gov/vuln/detail/CVE-2023-4863)
 * - libpng 1.6.56: CVE-2026-25646, -33416, -33636, out of bounds in palettes, use after free
 * (https://github.com/lovell/sharp-libvips/issues/344)
 */
const FIXED = { sharp: '0.35.4', vips: '8.18.3', heif: '1.23.4', webp: '1.3.2', png: '1.6.56' }

test.each(Object.entries(FIXED))('I08 the %s in use is not older than %s', (library, fixed) => {
  const used = (sharp.versions as unknown as Record<string, string>)[library] ?? '0'
  expect([fixed, used].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))).toEqual([
    fixed,
    used,
  ])
})

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
)

const formats = ['svg', 'png', 'jpeg', 'webp', 'gif', 'tiff', 'heif'] as const

async function fileOf(format: (typeof formats)[number]) {
  if (format === 'svg') return drawing
  const picture = sharp(drawing)
  return format === 'heif' ? picture.avif().toBuffer() : picture.toFormat(format).toBuffer()
}

/** The formats that a worker makes a picture of, when it is told nothing that is wrong. */
const readBy = async (isRead: (file: Buffer, format: string) => Promise<boolean>) => {
  const read: string[] = []
  for (const format of formats) if (await isRead(await fileOf(format), format)) read.push(format)
  return read
}

test('I08 what people send is decoded by a process that reads four formats and no other', async () => {
  const { ask, close } = workerProcess<unknown, SentPictureDone>(
    `${import.meta.dirname}/encoding-worker.ts`,
  )
  onTestFinished(close)
  expect(
    await readBy(
      async (bytes, format) => 'pictures' in (await ask({ bytes, format, sizes: ['9x9'] })),
    ),
  ).toEqual(['png', 'jpeg', 'webp', 'gif'])
})

test('I08 a picture of another format than it was taken for is not decoded', async () => {
  const { ask, close } = workerProcess<unknown, SentPictureDone>(
    `${import.meta.dirname}/encoding-worker.ts`,
  )
  onTestFinished(close)
  expect(await ask({ bytes: await fileOf('png'), format: 'jpeg', sizes: ['9x9'] })).toEqual({
    refusal: 'picture_unreadable',
  })
})

test("I08 the site's own pictures are resized by a process that reads SVG and no other", async () => {
  const folder = await testFolder()
  const { make, close } = createPictureMaker({ onError: () => {} })
  onTestFinished(close)
  expect(
    await readBy(async (bytes, format) => {
      const file = `${folder}/original.${format}`
      await writeFile(file, bytes)
      return make({
        source: { file },
        width: 9,
        height: 9,
        fit: 'cover',
        format: 'webp',
        target: `${folder}/${format}.made`,
      }).then(
        () => true,
        () => false,
      )
    }),
  ).toEqual(['svg'])
})
