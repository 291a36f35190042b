import { expect, test } from 'vitest'
import { getEvent } from '@loadout/contract/calendar/calendar.ts'
import { getStream, listStreams } from '@loadout/contract/streams/streams.ts'
import { startSite, TEST_NOW } from '../../test/start-site.ts'
import { DAY } from '../platform/clock.ts'

const names = ({ entries }: { entries: { username: string }[] }) =>
  entries.map(({ username }) => username)

test('STREAM-01 STREAM-10 the directory is answered without a payload, channels that nobody knows of as that', async () => {
  const { call, make } = await startSite()
  const { id } = await make.stream({ username: 'Harbour_Cup', title: 'Saturday finals' })
  await make.stream({ username: 'backstage', hidden: true })

  expect(await call(listStreams, {})).toEqual({
    entries: [
      {
        id,
        username: 'Harbour_Cup',
        title: 'Saturday finals',
        category_id: 2,
        viewers: null,
        featured: false,
        live: null,
        image: `/media/videos/csgo-${(id % 8) + 1}`,
      },
    ],
  })
})

test('STREAM-01 a live channel says what is on, and one without any words its name', async () => {
  const { call, make } = await startSite()
  const state = { live: true, live_title: 'Grand final, map 3', viewers: 812 }
  await make.stream({ username: 'harbour_cup', title: 'Saturday finals', state })
  await make.stream({ username: 'lanternhall', state: { live: false } })

  expect((await call(listStreams, {})).entries).toMatchObject([
    { username: 'harbour_cup', title: 'Grand final, map 3', viewers: 812, live: true },
    { username: 'lanternhall', title: 'lanternhall', viewers: null, live: false },
  ])
})

test('STREAM-03 STREAM-04 three featured channels are on top, and all others follow by viewers, 20 at once', async () => {
  const { call, make } = await startSite()
  const live = (viewers: number) => ({ live: true, viewers })
  await make.stream({ username: 'quiet', featured: true })
  await make.stream({ username: 'loud', featured: true, state: live(900) })
  await make.stream({ username: 'louder', featured: true, state: live(1_000) })
  await make.stream({ username: 'fourth', featured: true, state: { live: false } })
  for (let place = 20; place > 0; place--)
    await make.stream({ username: `other${place}`, state: live(place) })

  const all = await call(listStreams, {})
  expect(names(all).slice(0, 5)).toEqual(['louder', 'loud', 'quiet', 'fourth', 'other20'])
  expect(all.entries).toHaveLength(24)
  expect(names(await call(listStreams, { top: true }))).toEqual(['louder', 'loud', 'quiet'])
  const others = await call(listStreams, { top: false, limit: 21 })
  expect(names(others)).toEqual([
    'fourth',
    ...Array.from({ length: 20 }, (_, place) => `other${20 - place}`),
  ])
  const further = await call(listStreams, { top: false, limit: 21, offset: 20 })
  expect(names(further)).toEqual(['other1'])
  expect(names(await call(listStreams, { live: true, limit: 3 }))).toEqual([
    'louder',
    'loud',
    'other20',
  ])
})

test('STREAM-05 channels are narrowed to games, on top and below', async () => {
  const { call, make } = await startSite()
  for (const [username, category_id, featured] of [
    ['csgo_top', 2, true],
    ['fortnite_top', 3, true],
    ['csgo', 2, false],
    ['fortnite', 3, false],
  ] as const)
    await make.stream({ username, category_id, featured })

  const fortnite = { categories: [3] }
  expect(names(await call(listStreams, fortnite))).toEqual(['fortnite_top', 'fortnite'])
  expect(names(await call(listStreams, { ...fortnite, top: true }))).toEqual(['fortnite_top'])
  expect(names(await call(listStreams, { ...fortnite, top: false }))).toEqual(['fortnite'])
  expect(names(await call(listStreams, { categories: [30] }))).toEqual([])
})

test('STREAM-07 STREAM-11 a channel is found by number or name, and what is none is not found', async () => {
  const { call, make } = await startSite()
  const { id } = await make.stream({ username: 'Harbour_Cup' })
  const hidden = await make.stream({ hidden: true })

  expect(await call(getStream, { id })).toMatchObject({ id, events: [] })
  for (const username of ['Harbour_Cup', 'harbour_cup', 'HARBOUR_CUP'])
    expect(await call(getStream, { username })).toMatchObject({ id, username: 'Harbour_Cup' })
  for (const input of [
    {},
    { id: 999_999 },
    { id: hidden.id },
    { username: hidden.username },
    { username: String(id) },
    { username: '' },
    { username: 'x'.repeat(300) },
    { username: "' or true --" },
  ])
    await expect(call(getStream, input)).rejects.toMatchObject({
      status: 404,
      code: 'stream_not_found',
    })
})

test.each([
  { category_id: 1, background: 'csgo', row: 'STREAM-12' },
  { category_id: 2, background: 'csgo', row: 'STREAM-12' },
  { category_id: 3, background: 'fortnite', row: 'STREAM-13' },
  { category_id: 4, background: 'pubg', row: 'STREAM-14' },
  { category_id: 5, background: 'lol', row: 'STREAM-15' },
  { category_id: 6, background: 'dota', row: 'STREAM-16' },
  { category_id: 7, background: 'poker', row: 'STREAM-17' },
])(
  'STREAM-12 STREAM-13 STREAM-14 STREAM-15 STREAM-16 STREAM-17 behind the stream of game $category_id is $background, also on its page',
  async ({ category_id, background }) => {
    const { call, get, make } = await startSite()
    const { id, username } = await make.stream({ category_id })
    const { image } = await call(getStream, { id })
    expect(image).toMatch(new RegExp(`^/media/videos/${background}-[1-8]$`))
    expect((await get(`${image}/1280x720.webp`)).status).toBe(200)
    const page = await (await get(`/streams/${username}?lang=en`)).text()
    expect(page).toContain(`src="${image}/1280x720.webp"`)
  },
)

test('an event and the channels that it names show each other, until it is over', async () => {
  const { call, make, clock } = await startSite()
  const first = await make.stream({ username: 'harbour_cup' })
  const hidden = await make.stream({ username: 'backstage', hidden: true })
  const starts = new Date(TEST_NOW.getTime() + DAY)
  const event = await make.event({
    title: 'Harbour Cup',
    starts,
    streams: ['Harbour_Cup', 'backstage', 'harbour_cup'],
    texts: [{ language_id: 3, title: 'Hafenpokal', description: 'Ein Pokal.' }],
  })

  const { streams } = await call(getEvent, { id: event.id })
  expect(streams).toMatchObject([{ id: first.id, username: 'harbour_cup', live: null }])
  const { events } = await call(getStream, { id: first.id, language_id: 3 })
  expect(events).toEqual([
    {
      id: event.id,
      title: 'Hafenpokal',
      path: `/event/${event.id}/hafenpokal`,
      start_date: starts.getTime() / 1_000,
      cancelled: false,
      language_id: 3,
    },
  ])
  await expect(call(getStream, { id: hidden.id })).rejects.toMatchObject({ status: 404 })
  clock.advance(3 * DAY)
  expect((await call(getStream, { id: first.id })).events).toEqual([])
})
