import { expect, test } from 'vitest'
import { listMostPoints, listMostPointsLastWeek } from '@loadout/contract/points/most-points.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { DAY } from '../platform/clock.ts'

const MONDAY = new Date('2026-11-16T00:00:00.000Z')
const WEEK = 7 * DAY
const before = (moment: Date) => new Date(moment.getTime() - 1)

const earn = (
  { db }: Pick<TestSite, 'db'>,
  { id }: { id: number },
  points: number,
  inserted: Date,
) => db.insertInto('point_entry').values({ user_id: id, task_id: 1, points, inserted }).execute()
const scores = ({ entries }: { entries: { username: string; score: number }[] }) =>
  entries.map(({ username, score }) => [username, score])

test('STATS-01 STATS-02 POINTS-40 POINTS-41 N04 points count in the week they were earned in, which begins on Monday at midnight UTC, to the millisecond', async () => {
  const site = await startSite({ now: new Date('2026-11-20T12:00:00.000Z') })
  const [saga, tindra] = [
    await site.make.member({ username: 'Saga' }),
    await site.make.member({ username: 'Tindra' }),
  ]
  await earn(site, saga, 30, MONDAY)
  await earn(site, saga, 20, new Date('2026-11-19T08:00:00.000Z'))
  await earn(site, tindra, 70, new Date('2026-11-18T08:00:00.000Z'))
  await earn(site, saga, 500, before(MONDAY))
  await earn(site, tindra, 10, new Date(MONDAY.getTime() - WEEK))
  await earn(site, tindra, 1_000, before(new Date(MONDAY.getTime() - WEEK)))

  expect(scores(await site.call(listMostPoints, {}))).toEqual([
    ['Tindra', 70],
    ['Saga', 50],
  ])
  expect(scores(await site.call(listMostPointsLastWeek, {}))).toEqual([
    ['Saga', 500],
    ['Tindra', 10],
  ])
  site.clock.advance(WEEK)
  expect(scores(await site.call(listMostPoints, {}))).toEqual([])
  expect(scores(await site.call(listMostPointsLastWeek, {}))).toEqual([
    ['Tindra', 70],
    ['Saga', 50],
  ])
})

test('STATS-01 the ten best are named, the most first and whoever had it first among equals', async () => {
  const site = await startSite({ now: new Date('2026-11-20T12:00:00.000Z') })
  const members = await times(12, (index) => site.make.member({ username: `person${index}` }))
  for (const [index, member] of members.entries())
    await earn(site, member, index < 4 ? 50 : 100 - index, MONDAY)
  const { entries } = await site.call(listMostPoints, {})
  expect(entries.map(({ username }) => username)).toEqual([
    'person4',
    'person5',
    'person6',
    'person7',
    'person8',
    'person9',
    'person10',
    'person11',
    'person0',
    'person1',
  ])
  expect(entries[0]).toEqual({
    id: members[4]!.id,
    username: 'person4',
    avatar: `/media/avatar/${members[4]!.id}`,
    score: 96,
  })
})
