import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readOnly } from './decoders.ts'

/**
 * The first releases without the holes that are known, in what can reach us:
 * - libvips 8.18.3: CVE-2026-33327, -33328, -35590, -35591, overflows in the loaders of GIF, TIFF and VIPS files and in EXIF
 *   (https://github.com/lovell/sharp/security/advisories/GHSA-f88m-g3jw-g9cj)
 * - sharp 0.35.4: CVE-2026-84383, bundled libheif, heap overflows that ran code (https://github.com/lovell/sharp/security/advisories/GHSA-rgj7-g3m4-5g8c).
 *   Blocked here, and gated nonetheless; libheif 1.23.4 mends three more (https://github.com/strukturag/libheif/releases)
 * - libwebp 1.3.2: CVE-2023-4863, heap overflow in lossless pictures, used in the wild (https://nvd.nist.gov/vuln/detail/CVE-2023-4863)
 * - libpng 1.6.56: CVE-2026-25646, -33416, -33636, out of bounds in palettes, use after free (https://github.com/lovell/sharp-libvips/issues/344)
 */
const FIXED = { sharp: '0.35.4', vips: '8.18.3', heif: '1.23.4', webp: '1.3.2', png: '1.6.56' }

test.each(Object.entries(FIXED))('I08 the %s in use is not older than %s', (library, fixed) => {
  const used = (sharp.versions as unknown as Record<string, string>)[library] ?? '0'
  expect([fixed, used].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))).toEqual([fixed, used])
})

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>')

test('I08 a process reads the formats that it needs and no other', async () => {
  const picture = sharp(drawing)
  const files = {
    svg: drawing,
    png: await picture.clone().png().toBuffer(),
    jpeg: await picture.clone().jpeg().toBuffer(),
    webp: await picture.clone().webp().toBuffer(),
    gif: await picture.clone().gif().toBuffer(),
    tiff: await picture.clone().tiff().toBuffer(),
    heif: await picture.clone().avif().toBuffer(),
  }
  const read = () => Promise.all(Object.entries(files).map(async ([format, file]) => sharp(file).raw().toBuffer().then(() => [format], () => []))).then((formats) => formats.flat())
  expect(await read()).toEqual(Object.keys(files))

  readOnly('jpeg', 'png', 'webp', 'gif')
  expect(await read()).toEqual(['png', 'jpeg', 'webp', 'gif'])

  readOnly('webp', 'svg')
  expect(await read()).toEqual(['svg', 'webp'])
})
