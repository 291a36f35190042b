import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import { openSite } from '../../test/open-site.ts'
import { createDatabase, startSite } from '../../test/start-site.ts'
import type { Site } from '../site-parts.ts'
import type { Recorded } from './events.ts'
import type { Work } from './unit-of-work.ts'

type Seen = Recorded<'news published'>

const read = (newsId: number) => ({
  kind: 'news published' as const,
  actorId: null,
  data: { newsId },
})
const recordIn = (site: Site, newsId: number) =>
  site.transaction((work) => work.record(read(newsId)))

/** Sites on one database whose consumer is the one given. */
async function startSites(count: number, consumer: (event: Seen) => Promise<void>) {
  const url = await createDatabase()
  const sites = await Promise.all(
    Array.from({ length: count }, () =>
      openSite(url, {
        jobs: true,
        extend: (_, { events }) => events.afterCommit('news published', 'test', consumer),
      }),
    ),
  )
  onTestFinished(async () => void (await Promise.all(sites.map((site) => site.end()))))
  return sites.map(({ site }) => site)
}

test('who acts in the transaction of an event is undone with it', async () => {
  const seen: number[] = []
  const { site, db } = await startSite({
    extend: (_, { events }) =>
      events.inTransaction('news published', async ({ tx }, { data }) => {
        seen.push(data.newsId)
        await tx
          .insertInto('users')
          .values({ username: `reader${data.newsId}`, inserted: new Date() })
          .execute()
      }),
  })
  const undone = site.transaction(async ({ record }) => {
    await record(read(1))
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await recordIn(site, 2)

  expect(seen).toEqual([1, 2])
  expect(await db.selectFrom('users').select('username').execute()).toEqual([
    { username: 'reader2' },
  ])
})

test('who acts after the commit is told once among three processes, and never of what is not committed', async () => {
  const seen: Seen[] = []
  const [first, second, third] = await startSites(3, async (event) => void seen.push(event))
  if (!first || !second || !third) throw new Error('there are three')
  let work: Work | undefined
  const undone = first.transaction(async (unit) => {
    work = unit
    await work.record(read(1))
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await second.transaction(async ({ record }) => {
    await record(read(2))
    // What is recorded last among the committed is told while this one is open still.
    await recordIn(third, 3)
    await eventually(() => expect(seen.map(({ data }) => data.newsId)).toEqual([3]))
  })
  await eventually(() => expect(seen).toHaveLength(2))
  await recordIn(first, 4)
  await eventually(() => expect(seen).toHaveLength(3))

  expect(seen.map(({ data }) => data.newsId)).toEqual([3, 2, 4])
  expect(seen[0]).toMatchObject({ kind: 'news published', actorId: null })
})

test('who failed after the commit is told again of the same event, while others go on', async () => {
  const seen: Seen[] = []
  const [site] = await startSites(1, async (event) => {
    seen.push(event)
    if (event.data.newsId === 1 && seen.length < 3) throw new Error('not yet')
  })
  await recordIn(site!, 1)
  await eventually(() => expect(seen).toHaveLength(1))
  await recordIn(site!, 2)

  const of = (newsId: number) => seen.filter(({ data }) => data.newsId === newsId)
  await eventually(() => expect([of(1).length > 1, of(2).length]).toEqual([true, 1]))
  expect(new Set(of(1).map(({ id }) => id)).size).toBe(1)
})

test('what a process that has ended put down is done by the next', async () => {
  const seen: Seen[] = []
  const consumer = async (event: Seen) => void seen.push(event)
  const extend = (_: unknown, { events }: Site) =>
    events.afterCommit('news published', 'test', consumer)
  const url = await createDatabase()
  const idle = await openSite(url, { extend })
  await recordIn(idle.site, 1)
  await idle.end()
  expect(seen).toEqual([])

  const next = await openSite(url, { jobs: true, extend })
  onTestFinished(next.end)
  await eventually(() => expect(seen.map(({ data }) => data.newsId)).toEqual([1]))
})
