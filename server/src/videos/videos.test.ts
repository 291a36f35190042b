import { expect, test } from 'vitest'
import { listComments, postComment } from '@loadout/contract/comments/comments.ts'
import { upvoteComment } from '@loadout/contract/upvotes/upvotes.ts'
import {
  getVideo,
  listLatestVideos,
  listVideos,
  upvoteVideo,
} from '@loadout/contract/videos/videos.ts'
import { startSite, TEST_NOW } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'

const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000)
const idsOf = ({ entries }: { entries: { id: number }[] }) => entries.map(({ id }) => id)

test('VIDEO-01 VIDEO-10 a video says what it is called, where it is and what people think of it', async () => {
  const { call, make } = await startSite()
  const { id } = await make.video({
    title: 'Inside the final',
    subTitle: 'Forty minutes on a stage',
    languageId: 3,
    youtubeId: 'eRsGyueVLvQ',
    duration: 888,
    publishedAt: minutesAgo(5),
    upvotes: 7,
  })
  expect(await call(getVideo, { id })).toEqual({
    id,
    title: 'Inside the final',
    subTitle: 'Forty minutes on a stage',
    youtube_video_id: 'eRsGyueVLvQ',
    published: Math.floor(minutesAgo(5).getTime() / 1_000),
    upvotes: 7,
    upvoted: false,
    comments: 0,
    image: expect.stringMatching(/^\/media\/videos\/general-[1-8]$/),
    duration: 888,
    language_id: 3,
  })
})

test('VIDEO-10 what is no video, or not published yet, is not found', async () => {
  const { call, make } = await startSite()
  const news = await make.news()
  const draft = await make.video({ publishedAt: 'infinity' })
  const scheduled = await make.video({ publishedAt: minutesAgo(-5) })
  for (const id of [news.id, draft.id, scheduled.id, 999_999])
    await expect(call(getVideo, { id })).rejects.toMatchObject({
      status: 404,
      code: 'video_not_found',
    })
  expect(idsOf(await call(listVideos, {}))).toEqual([])
})

test('VIDEO-08 VIDEO-09 lists have the newest published first, as many as are asked for, and say how many there are', async () => {
  const { call, make } = await startSite()
  await make.news()
  const made = await times(5, (index) => make.video({ publishedAt: minutesAgo(50 - index) }))
  await make.video({ publishedAt: 'infinity' })
  const newest = made.map(({ id }) => id).toReversed()

  expect(idsOf(await call(listLatestVideos, { limit: 1 }))).toEqual(newest.slice(0, 1))
  expect(idsOf(await call(listLatestVideos, { limit: 3 }))).toEqual(newest.slice(0, 3))
  expect(await call(listVideos, { limit: 400 })).toMatchObject({ count: 5 })
  expect(idsOf(await call(listVideos, {}))).toEqual(newest)
  expect(idsOf(await call(listVideos, { limit: 2, offset: 3 }))).toEqual(newest.slice(3))
})

test.each([{ limit: 402 }, { limit: 0 }, { offset: 10_001 }])(
  'VIDEO-09 L04 a list with %o is refused',
  async (input) => {
    const { call } = await startSite()
    await expect(call(listVideos, input)).rejects.toMatchObject({ status: 400 })
  },
)

test('VIDEO-08 more than three latest are refused', async () => {
  const { call } = await startSite()
  await expect(call(listLatestVideos, { limit: 4 })).rejects.toMatchObject({ status: 400 })
})

test('VIDEO-11 VOTE-04 C01 members upvote a video once, its author and visitors never', async () => {
  const { call, make, as } = await startSite()
  const video = await make.video()
  const [reader, author] = [await as(await make.member()), await as(video.author)]

  expect(await call(upvoteVideo, { id: video.id }, reader)).toEqual({ delta: 1 })
  expect(await call(upvoteVideo, { id: video.id }, reader)).toEqual({ delta: 0 })
  expect(await call(upvoteVideo, { id: video.id }, author)).toEqual({ delta: 0 })
  await expect(call(upvoteVideo, { id: video.id })).rejects.toMatchObject({ status: 401 })

  expect(await call(getVideo, { id: video.id }, reader)).toMatchObject({
    upvotes: 1,
    upvoted: true,
  })
  expect(await call(getVideo, { id: video.id })).toMatchObject({ upvotes: 1, upvoted: false })
})

test('CMT-20 CMT-02 videos have comments, which can be upvoted, and count them', async () => {
  const { call, make, as } = await startSite()
  const { id } = await make.video()
  const [writer, reader] = [await as(await make.member()), await as(await make.member())]
  const on = { article_type: 'video' } as const

  const { comment } = await call(postComment, { id, ...on, message: 'What a round' }, writer)
  expect(await call(upvoteComment, { id: comment.id, ...on }, reader)).toEqual({ delta: 1 })
  expect(await call(listComments, { id, ...on })).toMatchObject({
    count: 1,
    entries: [{ message: 'What a round', upvotes: 1 }],
  })
  expect((await call(getVideo, { id })).comments).toBe(1)
})

test('VIDEO-07 a video is in the sitemap, and no draft is', async () => {
  const { get, make } = await startSite()
  const shown = await make.video()
  const draft = await make.video({ publishedAt: 'infinity' })
  const sitemap = await (await get('/sitemap.xml')).text()
  expect(sitemap).toContain(`/ld-tv/${shown.id}?`)
  expect(sitemap).not.toContain(`/ld-tv/${draft.id}?`)
})
