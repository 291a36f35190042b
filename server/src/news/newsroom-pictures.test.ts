import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createNews, deleteNews, editNews, getStaffNews } from '@loadout/contract/news/newsroom.ts'
import { getNews } from '@loadout/contract/news/news.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { pictureFile } from '../../test/picture-file.ts'
import { startSite } from '../../test/start-site.ts'
import { testFolder } from '../../test/test-folder.ts'
import { HOUR } from '../platform/clock.ts'

const ready = {
  language_id: 0,
  title: 'Kestrel win',
  content: '<p>They won.</p>',
  categories: [2],
  publish: true,
} as const
const cover = (wish: Parameters<typeof pictureFile>[0] = {}) =>
  pictureFile({ width: 1_200, height: 560, ...wish })

async function newsroom() {
  const site = await startSite({ environment: { LOADOUT_DATA: await testFolder() } })
  const as = await site.as(await site.make.member(staffWith('canPublishNews')))
  const sized = async (path: string) => {
    const response = await site.get(path)
    if (response.status !== 200) return String(response.status)
    const { width, height, format } = await sharp(
      Buffer.from(await response.arrayBuffer()),
    ).metadata()
    return `${format} ${width}x${height}`
  }
  const image = async (id: number) => (await site.call(getStaffNews, { id }, as)).image
  return { ...site, as, sized, image }
}

test('NEWS-22 NEWS-23 HOME-16 a picture that is sent with news is what readers see, in every size', async () => {
  const { call, as, sized } = await newsroom()
  for (const format of ['png', 'jpeg'] as const) {
    const { id } = await call(createNews, { ...ready, image: await cover({ format }) }, as)
    const { image, title, content } = await call(getNews, { id })
    expect({ title, content }).toEqual({ title: 'Kestrel win', content: '<p>They won.</p>' })
    expect(image).toMatch(/^\/media\/news\/[0-9a-f]{32}$/)
    for (const size of ['600x280', '360x168', '160x100', '50x40', '64x64', '200x200'])
      expect(await sized(`${image}/${size}.webp`)).toBe(`webp ${size}`)
  }
})

test('NEWS-22 I09 a picture that takes the place of another, or is taken away, leaves nothing behind an hour later', async () => {
  const { call, as, sized, image, site, clock } = await newsroom()
  const { id } = await call(createNews, { ...ready, image: await cover() }, as)
  const first = await image(id)
  await call(
    editNews,
    { id, language_id: 0, revision: 1, image: await cover({ colour: 'red' }), categories: [3] },
    as,
  )
  const second = await image(id)
  expect(second).not.toBe(first)
  await call(editNews, { id, language_id: 0, revision: 2, categories: [2] }, as)
  expect(await image(id)).toBe(second)
  await call(editNews, { id, language_id: 0, revision: 3, image: '' }, as)
  const pattern = await image(id)
  expect(pattern).toMatch(/^\/media\/news\/csgo-[1-8]$/)
  expect(await sized(`${pattern}/600x280.webp`)).toBe('webp 600x280')

  const { id: other } = await call(createNews, { ...ready, image: await cover() }, as)
  const last = await image(other)
  await call(deleteNews, { id: other }, as)
  expect(await sized(`${second}/50x40.webp`)).toBe('webp 50x40')
  clock.advance(2 * HOUR)
  expect(await site.pictures.sweep()).toBe(3)
  expect(
    await Promise.all([first, second, last].map((path) => sized(`${path}/50x40.webp`))),
  ).toEqual(['404', '404', '404'])
})

test('NEWS-23 I01 a picture that is no PNG or JPEG is refused, and nothing is written', async () => {
  const { call, as, db } = await newsroom()
  const { id } = await call(createNews, ready, as)
  const refused = { status: 400, code: 'picture_unreadable' }
  for (const file of [
    await cover({ format: 'gif', name: 'a.png' }),
    await cover({ format: 'webp' }),
    new File(['<svg xmlns="http://www.w3.org/2000/svg" width="900" height="400"/>'], 'a.png'),
  ]) {
    await expect(call(createNews, { ...ready, image: file }, as)).rejects.toMatchObject(refused)
    await expect(
      call(editNews, { id, language_id: 0, revision: 1, title: 'New', image: file }, as),
    ).rejects.toMatchObject(refused)
  }
  expect(
    await db
      .selectFrom('article')
      .innerJoin('article_version', 'article_id', 'id')
      .select(['id', 'title', 'revision'])
      .execute(),
  ).toEqual([{ id, title: 'Kestrel win', revision: 1 }])
})

test.each([
  { width: 600, height: 280, code: 'taken' },
  { width: 599, height: 280, code: 'picture_too_small' },
  { width: 600, height: 279, code: 'picture_too_small' },
  { width: 3_200, height: 1_600, code: 'taken' },
  { width: 3_201, height: 1_600, code: 'picture_too_large' },
  { width: 3_200, height: 1_601, code: 'picture_too_large' },
])('NEWS-24 a picture of $width x $height is $code', async ({ width, height, code }) => {
  const { call, as } = await newsroom()
  const answer = await call(
    createNews,
    { ...ready, image: await cover({ width, height }) },
    as,
  ).then(
    () => 'taken',
    (refusal: { code: string }) => refusal.code,
  )
  expect(answer).toBe(code)
})

test('NEWS-25 I03 a picture has at most 5 MB', async () => {
  const { call, as } = await newsroom()
  const small = Buffer.from(await (await cover({ format: 'jpeg' })).arrayBuffer())
  // What follows the end of a picture is not looked at.
  const ofBytes = (bytes: number) =>
    new File([new Uint8Array(Buffer.concat([small, Buffer.alloc(bytes - small.length)]))], 'a.jpg')
  const max = 5 * 1_024 * 1_024
  expect(await call(createNews, { ...ready, image: ofBytes(max) }, as)).toMatchObject({
    revision: 1,
  })
  await expect(call(createNews, { ...ready, image: ofBytes(max + 1) }, as)).rejects.toMatchObject({
    code: 'picture_too_large',
  })
})

test('NEWS-21 another language has no picture of its own', async () => {
  const { call, as } = await newsroom()
  const { id } = await call(createNews, ready, as)
  await expect(
    call(editNews, { id, language_id: 3, revision: 1, title: 'Neu', image: await cover() }, as),
  ).rejects.toMatchObject({ code: 'invalid_request' })
})

test('H11 an article of a hundred thousand letters is taken in any alphabet, and one letter more is refused', async () => {
  const { call, as } = await newsroom()
  const article = (letters: number) => `<p>${'Ж'.repeat(letters - 7)}</p>`
  const { id } = await call(createNews, { ...ready, content: article(100_000) }, as)
  expect((await call(getStaffNews, { id }, as)).versions[0]?.content).toHaveLength(100_000)
  await expect(call(createNews, { ...ready, content: article(100_001) }, as)).rejects.toMatchObject(
    { code: 'invalid_request' },
  )
})
