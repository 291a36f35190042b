import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getEvent } from '@loadout/contract/calendar/calendar.ts'
import { createEvent, deleteEvent, editEvent } from '@loadout/contract/calendar/staff-calendar.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { pictureFile, type PictureWish } from '../../test/picture-file.ts'
import { startSite, TEST_NOW } from '../../test/start-site.ts'
import { testFolder } from '../../test/test-folder.ts'
import { HOUR } from '../platform/clock.ts'

const MEGABYTE = 1_024 * 1_024
const cup = {
  title: 'Cup',
  description: 'A cup.',
  category_id: 2,
  start_date: Math.floor(TEST_NOW.getTime() / 1_000) + 86_400,
}
const right = {
  image: { width: 1_000, height: 325 },
  thumbnail: { width: 165, height: 90 },
}
type Field = keyof typeof right

async function office() {
  const site = await startSite({ environment: { LOADOUT_DATA: await testFolder() } })
  const staff = await site.as(await site.make.member(staffWith('canManageEvents')))
  const sized = async (path: string) => {
    const response = await site.get(path)
    if (response.status !== 200) return String(response.status)
    const picture = sharp(Buffer.from(await response.arrayBuffer()))
    const { width, height, format } = await picture.metadata()
    return `${format} ${width}x${height}`
  }
  /** What becomes of an event with such a picture. */
  const answerTo = (field: Field, file: File) =>
    site.call(createEvent, { ...cup, [field]: file }, staff).then(
      () => 'taken',
      (refusal: { code: string; field: string }) => `${refusal.field} ${refusal.code}`,
    )
  return { ...site, staff, sized, answerTo }
}
const fileOf = (field: Field, wish: PictureWish = {}) => pictureFile({ ...right[field], ...wish })

test('EVENT-12 EVENT-15 I01 pictures of events are PNG, JPEG or GIF, whatever their names say', async () => {
  const { answerTo } = await office()
  for (const field of ['image', 'thumbnail'] as const) {
    for (const format of ['png', 'jpeg', 'gif'] as const)
      expect([field, format, await answerTo(field, await fileOf(field, { format }))]).toEqual([
        field,
        format,
        'taken',
      ])
    expect(await answerTo(field, await fileOf(field, { format: 'webp', name: 'a.png' }))).toBe(
      `${field} picture_unreadable`,
    )
  }
})

test.each([
  { field: 'image', width: 999, height: 325, answer: 'image picture_too_small' },
  { field: 'image', width: 1_000, height: 324, answer: 'image picture_too_small' },
  { field: 'image', width: 5_200, height: 1_700, answer: 'taken' },
  { field: 'image', width: 5_201, height: 1_700, answer: 'image picture_too_large' },
  { field: 'image', width: 5_200, height: 1_701, answer: 'image picture_too_large' },
  { field: 'thumbnail', width: 164, height: 90, answer: 'thumbnail picture_too_small' },
  { field: 'thumbnail', width: 165, height: 89, answer: 'thumbnail picture_too_small' },
  { field: 'thumbnail', width: 2_200, height: 1_200, answer: 'taken' },
  { field: 'thumbnail', width: 2_201, height: 1_200, answer: 'thumbnail picture_too_large' },
  { field: 'thumbnail', width: 2_200, height: 1_201, answer: 'thumbnail picture_too_large' },
] as const)(
  'EVENT-13 EVENT-16 the $field of $width x $height: $answer',
  async ({ field, width, height, answer }) => {
    const { answerTo } = await office()
    expect(await answerTo(field, await fileOf(field, { width, height }))).toBe(answer)
  },
)

test.each([
  { field: 'image', megabytes: 5 },
  { field: 'thumbnail', megabytes: 2 },
] as const)(
  'EVENT-14 EVENT-17 I03 the $field has at most $megabytes MB',
  async ({ field, megabytes }) => {
    const { answerTo } = await office()
    const small = Buffer.from(await (await fileOf(field, { format: 'jpeg' })).arrayBuffer())
    // What follows the end of a picture is not looked at.
    const ofBytes = (bytes: number) =>
      new File(
        [new Uint8Array(Buffer.concat([small, Buffer.alloc(bytes - small.length)]))],
        'a.jpg',
      )
    expect(await answerTo(field, ofBytes(megabytes * MEGABYTE))).toBe('taken')
    expect(await answerTo(field, ofBytes(megabytes * MEGABYTE + 1))).toMatch(/too_large/)
  },
)

test('EVENT-10 AMB-141 I09 pictures are there in every size; what takes the place of one, or takes it away, leaves nothing behind', async () => {
  const { call, staff, sized, site, clock } = await office()
  const { id } = await call(
    createEvent,
    { ...cup, image: await fileOf('image'), thumbnail: await fileOf('thumbnail') },
    staff,
  )
  const first = await call(getEvent, { id })
  expect(first.image).toMatch(/^\/media\/event\/[0-9a-f]{32}$/)
  expect(first.thumbnail).toMatch(/^\/media\/eventthumbnail\/[0-9a-f]{32}$/)
  for (const size of ['600x280', '360x168', '160x100', '50x40', '64x64', '200x200']) {
    expect(await sized(`${first.image}/${size}.webp`)).toBe(`webp ${size}`)
    expect(await sized(`${first.thumbnail}/${size}.webp`)).toBe(`webp ${size}`)
  }
  expect(await sized(`${first.image}/1000x325.webp`)).toBe('webp 1000x325')

  await call(editEvent, { id, thumbnail: '' }, staff)
  const second = await call(getEvent, { id })
  expect([second.image, second.thumbnail]).toEqual([first.image, first.image])
  await call(editEvent, { id, image: await fileOf('image', { colour: 'red' }) }, staff)
  await call(deleteEvent, { id }, staff)
  clock.advance(2 * HOUR)
  expect(await site.pictures.sweep()).toBe(3)
  expect(await sized(`${first.image}/50x40.webp`)).toBe('404')
})
