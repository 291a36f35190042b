import { expect, test } from 'vitest'
import { countEvents, getEvent, listEvents } from '@loadout/contract/calendar/calendar.ts'
import { listEventsOfNews } from '@loadout/contract/calendar/events-of-news.ts'
import { editEvent } from '@loadout/contract/calendar/staff-calendar.ts'
import { deleteNews } from '@loadout/contract/news/newsroom.ts'
import { getStream } from '@loadout/contract/streams/streams.ts'
import { DAY } from '../platform/clock.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { shareSite, startSite, TEST_NOW } from '../../test/start-site.ts'

const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * DAY)
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1_000)

const site = shareSite(async ({ make }) => {
  for (let number = 1; number <= 19; number++)
    await make.event({ title: `Coming ${number}`, starts: inDays(number), category_id: 2 })
  await make.event({ title: 'Going on', starts: inDays(-2), ends: inDays(0.5), category_id: 3 })
  await make.event({ title: 'Ends now', starts: inDays(-3), ends: inDays(0), category_id: 3 })
  await make.event({ title: 'Long over', starts: inDays(-9), ends: inDays(-8), category_id: 2 })
  await make.event({ title: 'No end, yesterday', starts: inDays(-1), category_id: 5 })
  await make.event({ title: 'No end, today', starts: inDays(-0.5), category_id: 5 })
})
const titles = async (input: Parameters<typeof list>[0]) =>
  (await list(input)).entries.map(({ title }) => title)
const list = (input: { past?: boolean; limit?: number; offset?: number; categories?: number[] }) =>
  site().call(listEvents, input)

test('EVENT-04 EVENT-05 EVENT-07 AMB-49 what is not over comes first, the soonest first, then what is over, the latest first, 18 at a time', async () => {
  const coming = Array.from({ length: 19 }, (_, index) => `Coming ${index + 1}`)
  const upcoming = ['Going on', 'No end, today', ...coming]
  const past = ['No end, yesterday', 'Ends now', 'Long over'].toSorted()
  expect(await titles({ past: false, limit: 101 })).toEqual(upcoming)
  expect(await titles({ past: false })).toEqual(upcoming.slice(0, 18))
  expect(await titles({ past: false, offset: 18 })).toEqual(upcoming.slice(18))
  expect((await titles({ past: true })).toSorted()).toEqual(past)
  expect((await titles({ past: true })).at(-1)).toBe('Long over')
  expect(await titles({ limit: 101 })).toEqual([...upcoming, ...(await titles({ past: true }))])
})

test('EVENT-03 AMB-49 slides have a picture and an end, and what is to come is before what is over', async () => {
  const { call, make } = await startSite()
  const whole = { ends: inDays(9), pictures: { image: 'csgo-1' } }
  await make.event({ title: 'No end', pictures: whole.pictures })
  await make.event({ title: 'No picture', ends: whole.ends })
  await make.event({ ...whole, title: 'Over', starts: inDays(-9), ends: inDays(-8) })
  await make.event({ ...whole, title: 'Later', starts: inDays(5) })
  await make.event({ ...whole, title: 'Soon', starts: inDays(2) })
  await make.event({ ...whole, title: 'Another game', category_id: 5 })
  const { entries } = await call(listEvents, { slides: true, categories: [2] })
  expect(entries.map(({ title }) => title)).toEqual(['Soon', 'Later', 'Over'])
})

test('an event that is cancelled stays in the calendar and says so; so do its news, and the slides and its channels leave it out', async () => {
  const { call, make, as } = await startSite()
  const staff = await as(await make.member(staffWith('canManageEvents')))
  const [news, channel] = [await make.news(), await make.stream()]
  const { id } = await make.event({
    title: 'Cup',
    ends: inDays(9),
    pictures: { image: 'csgo-1' },
    news: [news.id],
    streams: [channel.username],
  })
  const shown = async () => ({
    listed: (await call(listEvents, {})).entries.map(({ cancelled }) => cancelled),
    counted: (await call(countEvents, { past: false })).count,
    read: (await call(getEvent, { id })).cancelled,
    slides: (await call(listEvents, { slides: true })).entries.length,
    ofNews: (await call(listEventsOfNews, { id: news.id })).entries.map(
      ({ cancelled }) => cancelled,
    ),
    ofChannel: (await call(getStream, { id: channel.id })).events.length,
  })
  const inCalendar = { listed: [false], counted: 1, read: false, ofNews: [false] }
  const takesPlace = { ...inCalendar, slides: 1, ofChannel: 1 }
  expect(await shown()).toEqual(takesPlace)
  await call(editEvent, { id, cancelled: true }, staff)
  const saysSo = { listed: [true], counted: 1, read: true, ofNews: [true] }
  expect(await shown()).toEqual({ ...saysSo, slides: 0, ofChannel: 0 })
  await call(editEvent, { id, title: 'The Cup' }, staff)
  expect((await call(getEvent, { id })).cancelled).toBe(true)
  await call(editEvent, { id, cancelled: false }, staff)
  expect(await shown()).toEqual(takesPlace)
})

test('EVENT-07 EVENT-08 FILTER-13 events of the wanted games are listed and counted, of one that there is not none', async () => {
  const { call } = site()
  expect(await titles({ categories: [3], limit: 101 })).toEqual(['Going on', 'Ends now'])
  expect(await call(countEvents, {})).toEqual({ count: 24 })
  expect(await call(countEvents, { categories: [3, 5] })).toEqual({ count: 4 })
  expect(await call(countEvents, { categories: [2], past: true })).toEqual({ count: 1 })
  expect(await call(countEvents, { categories: [2], past: false })).toEqual({ count: 19 })
  expect(await call(countEvents, { categories: [29] })).toEqual({ count: 0 })
  expect(await titles({ categories: [29] })).toEqual([])
})

test('EVENT-01 EVENT-09 an event has all that the documents say, in the wanted language or the one it was first written in', async () => {
  const { call, make, get } = await startSite()
  const { id } = await make.event({
    title: 'Harbour Cup',
    starts: inDays(1),
    ends: inDays(3),
    category_id: 2,
    time_zone: 'Europe/Lisbon',
    prize: '50,000 EUR',
    pictures: { image: 'csgo-1' },
    texts: [
      { language_id: 3, title: 'Hafenpokal', description: 'Am Wasser.', content: '<p>Kommt.</p>' },
    ],
  })
  const event = await call(getEvent, { id, language_id: 3 })
  expect(event).toEqual({
    id,
    title: 'Hafenpokal',
    slug: 'hafenpokal',
    description: 'Am Wasser.',
    content: '<p>Kommt.</p>',
    category_id: 2,
    image: '/media/event/csgo-1',
    thumbnail: '/media/event/csgo-1',
    start_date: seconds(inDays(1)),
    end_date: seconds(inDays(3)),
    time_zone: 'Europe/Lisbon',
    prize: '50,000 EUR',
    cancelled: false,
    language_id: 3,
    versions: [
      { language_id: 0, slug: 'harbour-cup' },
      { language_id: 3, slug: 'hafenpokal' },
    ],
    news: [],
    streams: [],
  })
  expect(await call(getEvent, { id, language_id: 5 })).toMatchObject({
    title: 'Harbour Cup',
    language_id: 0,
  })
  const missing = await get(`/api/event/get?id=${id + 1}`)
  expect([missing.status, await missing.json()]).toEqual([
    404,
    { error: 'Event not found', code: 'event_not_found' },
  ])
})

test('EVENT-01 an event without pictures shows the pattern of its game', async () => {
  const { call, make, get } = await startSite()
  const { id } = await make.event({ category_id: 5 })
  const { image, thumbnail } = await call(getEvent, { id })
  expect([image, thumbnail]).toEqual([null, expect.stringMatching(/^\/media\/news\/lol-[1-8]$/)])
  expect((await get(`${thumbnail}/360x168.webp`)).status).toBe(200)
})

test('EVENT-09 G07 an event shows the news that name it and news show the event, drafts and deleted ones nowhere', async () => {
  const { call, make, as } = await startSite()
  const [out, draft] = [
    await make.news({ title: 'Kestrel qualify' }),
    await make.news({ title: 'Kestrel secret', publishedAt: 'infinity' }),
  ]
  const { id } = await make.event({ title: 'Final', news: [out.id, draft.id] })
  const newsOf = async () => (await call(getEvent, { id })).news.map(({ title }) => title)
  expect(await newsOf()).toEqual(['Kestrel qualify'])
  expect((await call(listEventsOfNews, { id: out.id })).entries).toEqual([
    {
      id,
      title: 'Final',
      path: `/event/${id}/final`,
      start_date: seconds(inDays(1)),
      cancelled: false,
      language_id: 0,
    },
  ])
  expect((await call(listEventsOfNews, { id: draft.id })).entries).toEqual([])
  const editor = await as(await make.member(staffWith('canPublishNews')))
  await call(deleteNews, { id: out.id }, editor)
  expect(await newsOf()).toEqual([])
})
