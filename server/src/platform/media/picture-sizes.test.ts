import { readdir } from 'node:fs/promises'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { shareSite } from '../../../test/start-site.ts'
import { times } from '../../../test/times.ts'

// Made sizes are kept between starts: only an empty folder shows that they can be made.
const folder = mkdtempSync(join(tmpdir(), 'loadout-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const site = shareSite(async ({ make }) => void (await times(8, () => make.member())), {
  environment: { LOADOUT_DATA: folder },
})

async function measure(path: string) {
  const response = await site().get(path)
  const bytes = Buffer.from(await response.arrayBuffer())
  const { width, height, format } = await sharp(bytes).metadata()
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    length: Number(response.headers.get('content-length')) === bytes.length,
    size: `${width}x${height}`,
    format,
  }
}

test.each([
  ...['600x280', '360x168', '160x100', '50x40', '64x64', '200x200'].map((size) => ({
    picture: '/media/news/csgo-1',
    size,
  })),
  ...['64x64', '200x200', '32x32', '128x128'].map((size) => ({ picture: '/media/avatar/7', size })),
])(
  'HOME-16 $picture is served in $size, exactly, as WebP and as JPEG',
  async ({ picture, size }) => {
    expect(await measure(`${picture}/${size}.webp`)).toEqual({
      status: 200,
      type: 'image/webp',
      length: true,
      size,
      format: 'webp',
    })
    expect(await measure(`${picture}/${size}.jpg`)).toEqual({
      status: 200,
      type: 'image/jpeg',
      length: true,
      size,
      format: 'jpeg',
    })
  },
)

test.each([
  '/media/news/csgo-1/601x280.webp',
  '/media/news/csgo-1/600x281.webp',
  '/media/news/csgo-1/128x128.webp',
  '/media/news/csgo-1/0x0.webp',
  '/media/news/csgo-1/99999x99999.webp',
  '/media/news/csgo-1/600x280.png',
  '/media/news/csgo-1/600x280',
  '/media/news/csgo-1',
  '/media/news/no-such-picture/600x280.webp',
  '/media/news/..%2fcsgo-1/600x280.webp',
  '/media/news/CSGO-1/600x280.webp',
  '/media/events/csgo-1/600x280.webp',
  '/media/avatar/7/600x280.webp',
  '/media/avatar/7/48x48.webp',
  '/media/avatar/0/64x64.webp',
  '/media/avatar/07/64x64.webp',
  '/media/avatar/abc/64x64.webp',
  '/media/avatar/99999999999/64x64.webp',
  '/media/',
])('HOME-16 there is no picture at %s', async (path) => {
  expect((await site().get(path)).status).toBe(404)
})

test('AMB-141 whoever has no picture of their own is drawn from their id, always the same and unlike others', async () => {
  const draw = async (id: number) =>
    Buffer.from(await (await site().get(`/media/avatar/${id}/64x64.webp`)).arrayBuffer()).toString(
      'base64',
    )
  const drawn = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(draw))
  expect(new Set(drawn).size).toBe(8)
  expect(await draw(3)).toBe(drawn[2])
})

test('HOME-16 twenty readers who ask at once for a size that nobody asked for before all get it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => measure('/media/news/pubg-2/360x168.webp')),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([
      JSON.stringify({
        status: 200,
        type: 'image/webp',
        length: true,
        size: '360x168',
        format: 'webp',
      }),
    ]),
  )
})

test('HOME-16 a picture may be kept for a year, because its address changes with it', async () => {
  const response = await site().get('/media/news/csgo-1/50x40.webp?x=1')
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
})

test('HOME-16 pictures are kept for as long as their drawings are as they were', async () => {
  await measure('/media/news/csgo-1/600x280.webp')
  expect(await readdir(join(folder, 'media/made'))).toEqual([
    expect.stringMatching(/^[0-9a-f]{8}$/),
  ])
})
