import { readdir, rm } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { uploadAvatar } from '@loadout/contract/accounts/profile-pictures.ts'
import { cardSizes } from '@loadout/contract/platform/card-sizes.ts'
import { avatars } from '../../accounts/avatars.ts'
import { newsPictures } from '../../news/pictures.ts'
import { SentFile } from '../http/sent-file.ts'
import { pictureFile } from '../../../test/picture-file.ts'
import { shareSite, startSite } from '../../../test/start-site.ts'
import { testFolder } from '../../../test/test-folder.ts'
import { HOUR } from '../clock.ts'

const shared = shareSite(async ({ make }) => void (await make.member()))

async function measured(response: Response) {
  if (response.status !== 200) return String(response.status)
  const bytes = Buffer.from(await response.arrayBuffer())
  const { width, height, format } = await sharp(bytes).metadata()
  return `${response.headers.get('content-type')} ${format} ${width}x${height}`
}

async function siteWithNewsPicture() {
  const folder = await testFolder()
  const site = await startSite({ environment: { LOADOUT_DATA: folder } })
  const { id: ownerId } = await site.make.member()
  const file = new SentFile(
    new Uint8Array(await (await pictureFile({ width: 1_600, height: 900 })).arrayBuffer()),
  )
  const { pictures } = site.site
  const name = await pictures.keep(file, { kind: newsPictures, ownerId })
  const show = () =>
    site.site.transaction(async ({ tx }) => pictures.use(tx, name, { kind: newsPictures }))
  const hide = () => site.site.transaction(async ({ tx }) => pictures.drop(tx, name))
  const card = async (size: string, ending = 'jpg') =>
    measured(await site.get(`/media/news/${name}/${size}.${ending}`))
  const files = () => readdir(`${folder}/media/news/${name}`).catch(() => [])
  return { ...site, folder, name, show, hide, card, files }
}

test.each([
  '/media/news/csgo-1',
  '/media/posts/csgo-1',
  '/media/videos/csgo-1',
  '/media/event/csgo-1',
  '/media/eventthumbnail/csgo-1',
  '/media/avatar/1',
])(
  'HOME-16 %s has a card for previews and one in each shape of search engines',
  async (picture) => {
    for (const size of cardSizes)
      expect(await measured(await shared().get(`${picture}/${size}.jpg`))).toBe(
        `image/jpeg jpeg ${size}`,
      )
  },
)

test.each([
  '/media/news/csgo-1/840x630.webp',
  '/media/news/csgo-1/1200x631.jpg',
  '/media/news/0123456789abcdef0123456789abcdef/1200x630.jpg',
  '/media/avatar/999999/1200x630.jpg',
  '/media/hero/hero-lane-swap/1200x630.jpg',
  '/media/footer/csgo-1/630x630.jpg',
])('HOME-16 there is no card at %s', async (path) => {
  expect((await shared().get(path)).status).toBe(404)
})

test('HOME-16 cards of a picture that was sent are made when somebody asks, as often as they ask at once', async () => {
  const { show, card, files } = await siteWithNewsPicture()
  await show()
  expect(await files()).not.toContain('840x630.jpg')

  const asked = await Promise.all(Array.from({ length: 10 }, () => card('840x630')))
  expect(new Set(asked)).toEqual(new Set(['image/jpeg jpeg 840x630']))
  for (const size of cardSizes) expect(await card(size)).toBe(`image/jpeg jpeg ${size}`)
  expect(await files()).toEqual(expect.arrayContaining(['840x630.jpg', '630x630.jpg']))
  expect(await card('840x630', 'webp')).toBe('404')
})

test('HOME-16 a picture that was sent before there were cards has them as well', async () => {
  const { show, card, files, db, folder, name } = await siteWithNewsPicture()
  await show()
  const before = (await files()).filter((file) => !file.startsWith('1200x630'))
  await rm(`${folder}/media/news/${name}/1200x630.jpg`)
  await db.updateTable('picture').set({ files: before }).where('name', '=', name).execute()

  for (const size of cardSizes) expect(await card(size)).toBe(`image/jpeg jpeg ${size}`)
})

test('I09 cards go with their picture, and of one that nothing shows none is made', async () => {
  const { show, hide, card, files, clock, site } = await siteWithNewsPicture()
  expect(await card('630x630')).toBe('404')
  await show()
  expect(await card('630x630')).toBe('image/jpeg jpeg 630x630')
  await hide()
  expect(await card('840x630')).toBe('404')

  clock.advance(2 * HOUR)
  expect(await site.pictures.sweep()).toBe(1)
  expect(await files()).toEqual([])
  expect(await card('630x630')).toBe('404')
})

test('HOME-16 a card is as sharp as the largest size that is kept', async () => {
  const black = { create: { width: 800, height: 900, channels: 3, background: 'black' } } as const
  const halves = await sharp(black).extend({ right: 800, background: 'white' }).png().toBuffer()
  const site = await startSite({ environment: { LOADOUT_DATA: await testFolder() } })
  const { id: ownerId } = await site.make.member()
  const { pictures, transaction } = site.site
  const file = new SentFile(new Uint8Array(halves))
  const name = await pictures.keep(file, { kind: newsPictures, ownerId })
  await transaction(async ({ tx }) => pictures.use(tx, name, { kind: newsPictures }))

  const card = await site.get(`/media/news/${name}/840x630.jpg`)
  const { data, info } = await sharp(Buffer.from(await card.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const line = Array.from({ length: info.width }, (_, x) => data[x * info.channels] ?? 0)
  expect(line.filter((shade) => shade > 40 && shade < 215).length).toBeLessThan(6)
})

test('AMB-141 a face is whole on its card, with the colour of the page beside it', async () => {
  const { call, as, make, get } = await startSite({
    environment: { LOADOUT_DATA: await testFolder() },
  })
  const file = await pictureFile({ width: 400, height: 400, colour: 'red' })
  const { avatar } = await call(uploadAvatar, { file }, await as(await make.member()))
  const response = await get(`${avatar}/1200x630.jpg`)
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const redAt = (x: number) => data[(315 * info.width + x) * info.channels] ?? 0

  expect(avatars.cards).toBe('contain')
  expect([redAt(10), redAt(280), redAt(920), redAt(1190)].map((red) => red < 60)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect([redAt(290), redAt(600), redAt(910)].map((red) => red > 200)).toEqual([true, true, true])
})
