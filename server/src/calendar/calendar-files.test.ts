import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { deleteEvent, editEvent } from '@loadout/contract/calendar/staff-calendar.ts'
import { DAY } from '../platform/clock.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite, TEST_NOW } from '../../test/start-site.ts'

const ORIGIN = 'https://community.example'
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * DAY)

async function open() {
  const site = await startSite({ environment: { ORIGIN, PAGE_CACHE_SECONDS: '60' } })
  /** As a program that others have written reads it. */
  const read = async (path: string) => {
    const response = await site.get(path)
    const text = await response.text()
    const calendar = new ICAL.Component(ICAL.parse(text))
    const events = calendar.getAllSubcomponents('vevent')
    const values = (name: string) =>
      events.map((event) => String(event.getFirstPropertyValue(name)))
    return { response, text, calendar, events, values }
  }
  return { ...site, read }
}

test('the calendar is read by programs that others have written: times in UTC, words whole, whatever stands in them', async () => {
  const { make, read } = await open()
  const title = 'Finał; „Żółw”, \\o/ — «Победа» 🏆 and a title that is longer than any line may be'
  const { id } = await make.event({
    title,
    starts: new Date('2026-12-05T17:00:00Z'),
    ends: new Date('2026-12-06T01:30:00Z'),
    time_zone: 'America/Sao_Paulo',
    prize: '1,000; EUR',
    category_id: 2,
  })
  const { response, text, calendar, events, values } = await read('/feeds/events.ics?lang=en')
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ])
  expect(response.headers.get('content-language')).toBe('en')
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('source')).toBe(`${ORIGIN}/feeds/events.ics?lang=en`)
  expect(values('summary')).toEqual([title])
  expect(values('categories')).toEqual(['CS:GO'])
  expect(values('url')).toEqual([`${ORIGIN}/event/${id}?lang=en`])
  expect(values('description')).toEqual([
    `${title}, for everybody.\nPrize: 1,000; EUR\n${ORIGIN}/event/${id}?lang=en`,
  ])
  const [event] = events.map((each) => new ICAL.Event(each))
  expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual([
    '2026-12-05T17:00:00Z',
    '2026-12-06T01:30:00Z',
  ])
  const lines = text.split('\r\n')
  expect(text).not.toMatch(/(?<!\r)\n/)
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(lines.some((line) => line.startsWith(' '))).toBe(true)
})

test('an event keeps its UID for ever, and its sequence rises with every change, that it is cancelled among them', async () => {
  const { make, call, as, read } = await open()
  const staff = await as(await make.member(staffWith('canManageEvents')))
  const { id } = await make.event({ title: 'Cup' })
  const uid = `event-${id}@community.example`
  const known = async () => {
    const { values } = await read('/feeds/events.ics?lang=en')
    return { uid: values('uid'), sequence: values('sequence'), title: values('summary') }
  }
  const status = async () => (await read(`/feeds/events/${id}.ics?lang=en`)).values('status')
  expect(await known()).toEqual({ uid: [uid], sequence: ['0'], title: ['Cup'] })
  expect(await status()).toEqual(['CONFIRMED'])
  await call(editEvent, { id, title: 'Cup, moved' }, staff)
  expect(await known()).toEqual({ uid: [uid], sequence: ['1'], title: ['Cup, moved'] })
  await call(editEvent, { id, title: 'Cup, moved' }, staff)
  expect((await known()).sequence).toEqual(['1'])
  await call(editEvent, { id, cancelled: true }, staff)
  expect(await known()).toEqual({
    uid: [uid],
    sequence: ['2'],
    title: ['Cancelled: Cup, moved'],
  })
  expect(await status()).toEqual(['CANCELLED'])
  await call(deleteEvent, { id }, staff)
  expect(await known()).toEqual({ uid: [], sequence: [], title: [] })
})

test('FILTER-13 there is a calendar of each game, in each language, without what is long over', async () => {
  const { make, read, get } = await open()
  await make.event({
    title: 'Cup',
    category_id: 2,
    texts: [{ language_id: 3, title: 'Pokal', description: 'Ein Pokal.' }],
  })
  await make.event({ title: 'Clash', category_id: 5 })
  await make.event({ title: 'Lately', category_id: 5, starts: inDays(-30), ends: inDays(-29) })
  await make.event({ title: 'Long ago', category_id: 5, starts: inDays(-99), ends: inDays(-98) })
  const titles = async (path: string) => (await read(path)).values('summary')
  expect(await titles('/feeds/events.ics?lang=en')).toEqual(['Lately', 'Cup', 'Clash'])
  expect(await titles('/feeds/events/games/csgo.ics?lang=en')).toEqual(['Cup'])
  expect(await titles('/feeds/events/games/csgo.ics?lang=de')).toEqual(['Pokal'])
  const { calendar } = await read('/feeds/events/games/csgo.ics?lang=de')
  expect(calendar.getFirstPropertyValue('name')).toBe('Events: CS:GO · Loadout')
  for (const path of [
    '/feeds/events/games/chess.ics',
    '/feeds/events/0.ics',
    '/feeds/events/x.ics',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404])
  expect((await get('/feeds/events.ics?lang=xx')).status).toBe(400)
})

test('of more events than a calendar holds those that are long over are left out, and none that is to come', async () => {
  const { make, read } = await open()
  for (let number = 1; number <= 500; number++)
    await make.event({ title: `Over ${number}`, starts: inDays(-31), ends: inDays(-30) })
  await make.event({ title: 'Lately', starts: inDays(-2), ends: inDays(-1) })
  await make.event({ title: 'Next month', starts: inDays(30) })
  await make.event({ title: 'Tomorrow', starts: inDays(1) })
  const titles = (await read('/feeds/events.ics?lang=en')).values('summary')
  expect(titles).toHaveLength(500)
  expect(titles.slice(-4)).toEqual([
    expect.stringMatching(/^Over/),
    'Lately',
    'Tomorrow',
    'Next month',
  ])
})

test('one event is a calendar of its own, to be added to any other; an end that nobody knows is left out', async () => {
  const { make, read, get } = await open()
  const { id } = await make.event({ title: 'Cup', starts: inDays(200) })
  await make.event({ title: 'Another' })
  const { values } = await read(`/feeds/events/${id}.ics?lang=en`)
  expect(values('summary')).toEqual(['Cup'])
  expect(values('dtend')).toEqual(['null'])
  expect((await get(`/feeds/events/${id + 2}.ics`)).status).toBe(404)
})

test('a program that has the calendar already is told so', async () => {
  const { make, get } = await open()
  await make.event()
  const etag = (await get('/feeds/events.ics?lang=en')).headers.get('etag') ?? ''
  const again = await get('/feeds/events.ics?lang=en', { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await get('/feeds/events.ics?lang=sv', { 'if-none-match': etag })).status).toBe(200)
})
