import { expect, test } from 'vitest'
import { postComment } from '@loadout/contract/comments/comments.ts'
import { deleteVideo, listStaffVideos, saveVideo } from '@loadout/contract/videos/staff-videos.ts'
import { getVideo, listVideos } from '@loadout/contract/videos/videos.ts'
import { startWatching } from '@loadout/contract/videos/watch-sessions.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { pictureFile } from '../../test/picture-file.ts'
import { startSite } from '../../test/start-site.ts'
import { testFolder } from '../../test/test-folder.ts'
import { keptCounts } from '../counts/kept-counts.ts'
import { HOUR } from '../platform/clock.ts'

const film = { title: 'Inside the final', youtube_video_id: 'aqz-KE-bpKQ' }

async function office() {
  const site = await startSite({ environment: { LOADOUT_DATA: await testFolder() } })
  const staff = await site.as(await site.make.member(staffWith('canManageContent')))
  const audited = () =>
    site.db.selectFrom('audit').select(['action', 'target']).orderBy('id').execute()
  return { ...site, staff, audited }
}

test('AMB-117 staff with the permission add, change and delete videos, and the audit knows it', async () => {
  const { call, staff, audited, db } = await office()
  const { id } = await call(
    saveVideo,
    { ...film, subTitle: 'On stage', duration: 635, language_id: 3 },
    staff,
  )
  expect(await call(getVideo, { id })).toMatchObject({
    ...film,
    subTitle: 'On stage',
    duration: 635,
    language_id: 3,
  })

  await call(saveVideo, { id, title: 'Beside the stage', duration: 0, language_id: 0 }, staff)
  expect(await call(getVideo, { id })).toMatchObject({
    title: 'Beside the stage',
    subTitle: 'On stage',
    youtube_video_id: film.youtube_video_id,
    duration: null,
    language_id: 0,
  })
  // What is as it was is no change.
  await call(saveVideo, { id, title: 'Beside the stage' }, staff)

  await call(startWatching, { video_id: id }, staff)
  await call(postComment, { id, article_type: 'video', message: 'What a final.' }, staff)
  expect(await call(deleteVideo, { id }, staff)).toEqual({ success: true })
  await expect(call(getVideo, { id })).rejects.toMatchObject({ code: 'video_not_found' })
  for (const count of keptCounts) expect(await count.findWrong(db), count.name).toEqual([])
  expect(await audited()).toEqual(
    ['added', 'changed', 'deleted'].map((what) => ({
      action: `video ${what}`,
      target: `video ${id}`,
    })),
  )
})

test('AMB-117 staff publish a video; what is published already stays where it is, and so does what is hidden and shown again', async () => {
  const { call, staff, clock } = await office()
  const { id } = await call(saveVideo, { ...film, published: false }, staff)
  const published = async () =>
    (await call(listStaffVideos, {}, staff)).entries.map((video) => video.published)
  expect(await published()).toEqual([null])
  expect((await call(listVideos, {})).count).toBe(0)

  await call(saveVideo, { id, published: true }, staff)
  const [first] = await published()
  clock.advance(HOUR)
  await call(saveVideo, { id, published: true }, staff)
  expect(await published()).toEqual([first])

  await call(saveVideo, { id, published: false }, staff)
  await call(saveVideo, { id, title: 'Beside the stage' }, staff)
  expect((await call(listVideos, {})).count).toBe(0)
  clock.advance(HOUR)
  await call(saveVideo, { id, published: true }, staff)
  expect(await published()).toEqual([first])
})

test('AMB-117 admins without the permission, and members who have nothing but the bit, are refused', async () => {
  const { call, as, make } = await office()
  const { permissions } = staffWith('canManageContent')
  for (const member of [
    await make.member(staffWith('canManageEvents')),
    await make.member({ permissions }),
  ]) {
    const who = await as(member)
    await expect(call(saveVideo, film, who)).rejects.toMatchObject({ status: 403 })
    await expect(call(listStaffVideos, {}, who)).rejects.toMatchObject({ status: 403 })
  }
})

test.each([
  { wrong: { title: '' }, code: 'title_missing', field: 'title' },
  { wrong: { title: 'x'.repeat(121) }, code: 'invalid_request', field: 'title' },
  { wrong: { youtube_video_id: '' }, code: 'video_id_missing', field: 'youtube_video_id' },
  {
    wrong: { youtube_video_id: '../../../x' },
    code: 'invalid_request',
    field: 'youtube_video_id',
  },
  {
    wrong: { youtube_video_id: 'aqz-KE-bpK"' },
    code: 'invalid_request',
    field: 'youtube_video_id',
  },
  { wrong: { duration: 86_401 }, code: 'invalid_request', field: 'duration' },
])(
  'AMB-117 H04 a video with $wrong is refused and nothing of it kept',
  async ({ wrong, ...refusal }) => {
    const { call, staff, make, db } = await office()
    await expect(call(saveVideo, { ...film, ...wrong }, staff)).rejects.toMatchObject(refusal)
    expect(await db.selectFrom('video').select('article_id').execute()).toEqual([])

    const { id } = await make.video()
    const before = await call(getVideo, { id })
    await expect(call(saveVideo, { id, ...wrong }, staff)).rejects.toMatchObject(refusal)
    expect(await call(getVideo, { id })).toEqual(before)
  },
)

test('AMB-117 I09 a picture of a video is there in every size; what takes its place or takes it away leaves nothing behind', async () => {
  const { call, get, staff, site, clock } = await office()
  const picture = (colour: string) => pictureFile({ width: 640, height: 360, colour })
  const { id } = await call(saveVideo, { ...film, image: await picture('blue') }, staff)
  const imageOf = async () => (await call(getVideo, { id })).image
  const first = await imageOf()
  expect(first).toMatch(/^\/media\/videos\/[0-9a-f]{32}$/)
  for (const size of ['1280x720', '640x360', '320x180', '600x280', '160x100'])
    expect((await get(`${first}/${size}.webp`)).status, size).toBe(200)

  await call(saveVideo, { id, image: await picture('red') }, staff)
  expect(await imageOf()).not.toBe(first)
  await call(saveVideo, { id, image: '' }, staff)
  expect(await imageOf()).toMatch(/^\/media\/videos\/general-[1-8]$/)
  expect((await get(`${await imageOf()}/640x360.webp`)).status).toBe(200)
  clock.advance(2 * HOUR)
  expect(await site.pictures.sweep()).toBe(2)
})

test('AMB-117 I01 a picture that is too small is refused, and no video is made', async () => {
  const { call, staff, db } = await office()
  const image = await pictureFile({ width: 639, height: 360 })
  await expect(call(saveVideo, { ...film, image }, staff)).rejects.toMatchObject({
    code: 'picture_too_small',
    field: 'image',
  })
  expect(await db.selectFrom('video').select('article_id').execute()).toEqual([])
})
