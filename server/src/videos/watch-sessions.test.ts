import { expect, test } from 'vitest'
import { taskOf } from '@loadout/contract/points/tasks.ts'
import {
  reportWatched,
  startWatching,
  stopWatching,
} from '@loadout/contract/videos/watch-sessions.ts'
import { startSite, TEST_NOW } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { untilSomebodyWaitsFor } from '../../test/until-somebody-waits.ts'
import { deleteArticle } from '../articles/delete-article.ts'
import { deleteExpiredWatchSessions } from './watch-sessions.ts'

const SECOND = 1_000
const success = { success: true }
const noSession = { status: 400, code: 'no_video_session' }
const tooSoon = { status: 400, code: 'video_time_refused' }

async function cinema() {
  const running = await startSite()
  const { call, make, as, db, clock } = running
  const viewer = await make.member()
  const credentials = await as(viewer)
  const of = ({ id }: { id: number }) => ({ video_id: id })
  return {
    ...running,
    viewer,
    /** So many videos, the newest first. */
    videos: (count: number, wish: { duration?: number } = {}) =>
      times(count, (index) =>
        make.video({ ...wish, publishedAt: new Date(TEST_NOW.getTime() - (index + 1) * 60_000) }),
      ),
    start: (video: { id: number }, who = credentials) => call(startWatching, of(video), who),
    report: (video: { id: number }, who = credentials) =>
      call(reportWatched, { ...of(video), seconds: 10 }, who),
    stop: (video: { id: number }, who = credentials) => call(stopWatching, of(video), who),
    wait: (seconds: number) => clock.advance(seconds * SECOND),
    /** What the viewer was paid, by task and subject. */
    paid: async () => {
      const entries = await db
        .selectFrom('point_entry')
        .select(['task_id', 'points', 'subject'])
        .where('user_id', '=', viewer.id)
        .where('task_id', 'in', [taskOf('watch_video').id, taskOf('watch_full_video').id])
        .orderBy('id')
        .execute()
      return entries.map(({ task_id, points, subject }) => `${task_id} ${points} ${subject}`)
    },
  }
}

test('VIDEO-12 VIDEO-13 VIDEO-14 POINTS-05 POINTS-14 whoever watches ten seconds and then the whole is paid for both, once for each video', async () => {
  const { videos, start, report, stop, wait, paid } = await cinema()
  const [video] = await videos(1, { duration: 100 })
  for (const _ of ['first', 'again']) {
    expect(await start(video!)).toEqual(success)
    wait(10)
    expect(await report(video!)).toEqual(success)
    wait(80)
    expect(await stop(video!)).toEqual(success)
  }
  expect(await paid()).toEqual([`17 50 video ${video!.id}`, `18 500 video ${video!.id}`])
})

test('C06 VIDEO-13 time is what passes on the server: a report before ten seconds, and a second one, are refused and pay nothing', async () => {
  const { videos, start, report, wait, paid } = await cinema()
  const [video] = await videos(1)
  await start(video!)
  for (const seconds of [0, 9.999]) {
    wait(seconds)
    await expect(report(video!)).rejects.toMatchObject(tooSoon)
  }
  expect(await paid()).toEqual([])

  wait(0.001)
  const answers = await Promise.allSettled(Array.from({ length: 100 }, () => report(video!)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(report(video!)).rejects.toMatchObject(tooSoon)
  expect(await paid()).toEqual([`17 50 video ${video!.id}`])
})

test.each(['0', '9', '11', '1000000', '-10', 'ten'])(
  'C06 VIDEO-13 %s seconds cannot be reported',
  async (seconds) => {
    const { videos, start, call, wait, as, viewer } = await cinema()
    const [video] = await videos(1)
    await start(video!)
    wait(60)
    await expect(
      call(reportWatched, { video_id: video!.id, seconds } as never, await as(viewer)),
    ).rejects.toMatchObject({ status: 400, code: 'invalid_request' })
  },
)

test('C06 a member watches one video at a time: beginning another ends the first', async () => {
  const { videos, start, report, stop, wait, paid } = await cinema()
  const [one, other] = await videos(2)
  await start(one!)
  await start(other!)
  wait(10)
  await expect(report(one!)).rejects.toMatchObject(noSession)
  await expect(stop(one!)).rejects.toMatchObject(noSession)
  await report(other!)
  expect(await paid()).toEqual([`17 50 video ${other!.id}`])

  // Begun anew, time begins anew.
  await start(other!)
  await expect(report(other!)).rejects.toMatchObject(tooSoon)
})

test('C06 VIDEO-12 VIDEO-13 VIDEO-14 without a session of their own nobody reports or stops anything', async () => {
  const { videos, start, report, stop, wait, as, make, call } = await cinema()
  const [video] = await videos(1)
  const stranger = await as(await make.member())
  await expect(report(video!)).rejects.toMatchObject(noSession)
  await expect(stop(video!)).rejects.toMatchObject(noSession)
  await start(video!)
  wait(10)
  await expect(report(video!, stranger)).rejects.toMatchObject(noSession)
  await expect(stop(video!, stranger)).rejects.toMatchObject(noSession)
  await expect(call(startWatching, { video_id: video!.id })).rejects.toMatchObject({ status: 401 })
})

test('VIDEO-12 only what readers can see can be watched', async () => {
  const { start, make } = await cinema()
  const news = await make.news()
  const draft = await make.video({ publishedAt: 'infinity' })
  for (const { id } of [news, draft, { id: 999_999 }])
    await expect(start({ id })).rejects.toMatchObject({ status: 404, code: 'video_not_found' })
})

test('POINTS-05 AMB-56 ten seconds of the tenth newest video are paid and of the eleventh are not, as they are when they are reported', async () => {
  const { videos, start, report, wait, paid, make } = await cinema()
  const newest = await videos(11)
  const [tenth, eleventh] = newest.slice(9)
  for (const video of [tenth!, eleventh!]) {
    await start(video)
    wait(10)
    expect(await report(video)).toEqual(success)
  }
  expect(await paid()).toEqual([`17 50 video ${tenth!.id}`])

  // What was the ninth is the tenth, and what was the eighth the ninth.
  await make.video()
  const [eighth, ninth] = newest.slice(7, 9)
  await start(ninth!)
  await make.video()
  wait(10)
  await report(ninth!)
  await start(eighth!)
  wait(10)
  await report(eighth!)
  expect(await paid()).toEqual([`17 50 video ${tenth!.id}`, `17 50 video ${eighth!.id}`])
})

test('POINTS-14 AMB-55 the whole of the third newest video is paid and of the fourth is not', async () => {
  const { videos, start, report, stop, wait, paid } = await cinema()
  const newest = await videos(4, { duration: 60 })
  for (const video of newest.slice(2)) {
    await start(video)
    wait(60)
    await report(video)
    await stop(video)
  }
  expect((await paid()).filter((entry) => entry.startsWith('18'))).toEqual([
    `18 500 video ${newest[2]!.id}`,
  ])
})

test.each([
  { duration: 100, watched: 89, isPaid: false },
  { duration: 100, watched: 90, isPaid: true },
  { duration: 3, watched: 10, isPaid: true },
  { duration: undefined, watched: 10, isPaid: true },
])(
  'C06 POINTS-14 AMB-55 of $duration seconds, $watched are the whole: $isPaid',
  async ({ duration, watched, isPaid }) => {
    const { videos, start, report, stop, wait, paid } = await cinema()
    const [video] = await videos(1, duration === undefined ? {} : { duration })
    await start(video!)
    wait(10)
    await report(video!)
    wait(watched - 10)
    await stop(video!)
    expect((await paid()).some((entry) => entry.startsWith('18'))).toBe(isPaid)
  },
)

test('C06 POINTS-14 a video of which ten seconds were never reported is not watched whole, and its session is over', async () => {
  const { videos, start, report, stop, wait, paid } = await cinema()
  const [video] = await videos(1, { duration: 20 })
  await start(video!)
  wait(60)
  expect(await stop(video!)).toEqual(success)
  await expect(report(video!)).rejects.toMatchObject(noSession)
  expect(await paid()).toEqual([])
})

test('C06 sessions that nobody goes on with are deleted, and a running one is not', async () => {
  const { videos, start, wait, db, clock, as, make } = await cinema()
  const [video] = await videos(1)
  await start(video!)
  wait(2 * 86_400 + 1)
  const other = await make.member()
  await start(video!, await as(other))
  await deleteExpiredWatchSessions(db, clock)
  expect(await db.selectFrom('watch_session').select('user_id').execute()).toEqual([
    { user_id: other.id },
  ])
})

test('VIDEO-12 G12 whoever begins a video at the moment of its deletion is told that it is not there', async () => {
  const { videos, start, db } = await cinema()
  const [video] = await videos(1)
  const { answer } = await db.transaction().execute(async (tx) => {
    await deleteArticle(tx, video!.id)
    const asked = start(video!).catch((refusal: unknown) => refusal)
    await untilSomebodyWaitsFor(tx)
    return { answer: asked }
  })
  expect(await answer).toMatchObject({ status: 404, code: 'video_not_found' })
})
