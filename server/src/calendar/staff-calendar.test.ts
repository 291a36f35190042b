import { expect, test } from 'vitest'
import { getEvent, listEvents } from '@loadout/contract/calendar/calendar.ts'
import {
  createEvent,
  deleteEvent,
  editEvent,
  getStaffEvent,
  listStaffEvents,
  saveEvent,
} from '@loadout/contract/calendar/staff-calendar.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite, TEST_NOW } from '../../test/start-site.ts'
import { DAY } from '../platform/clock.ts'

const TOMORROW = Math.floor(TEST_NOW.getTime() / 1_000) + 86_400
const cup = {
  title: 'Cup',
  description: 'A cup.',
  category_id: 2,
  start_date: TOMORROW,
  time_zone: 'Europe/Stockholm',
}

async function office() {
  const site = await startSite()
  const staff = await site.as(await site.make.member(staffWith('canManageEvents')))
  const audited = () =>
    site.db.selectFrom('audit').select(['action', 'target']).orderBy('id').execute()
  return { ...site, staff, audited }
}

test('ADMIN-13 EVENT-10 staff with the permission announce, change and delete events, and the audit knows it', async () => {
  const { call, staff, audited } = await office()
  const { id, revision } = await call(createEvent, { ...cup, prize: '100 EUR' }, staff)
  expect(revision).toBe(1)
  expect(await call(getEvent, { id })).toMatchObject({ ...cup, end_date: null, prize: '100 EUR' })

  await call(editEvent, { id, category_id: 5, end_date: TOMORROW + 60, prize: '' }, staff)
  expect(await call(getEvent, { id })).toMatchObject({
    ...cup,
    category_id: 5,
    end_date: TOMORROW + 60,
    prize: '',
  })
  await call(editEvent, { id, end_date: 0 }, staff)
  expect((await call(getEvent, { id })).end_date).toBeNull()

  expect(await call(deleteEvent, { id }, staff)).toEqual({ success: true })
  await expect(call(getEvent, { id })).rejects.toMatchObject({ code: 'event_not_found' })
  expect(await audited()).toEqual(
    ['created', 'edited', 'edited', 'deleted'].map((what) => ({
      action: `event ${what}`,
      target: `event ${id}`,
    })),
  )
})

test('ADMIN-13 G07 news that are not out stand in an event by their number, and by their title for those who publish news', async () => {
  const { call, make, as, clock, staff } = await office()
  const news = [
    await make.news({ title: 'Out' }),
    await make.news({ title: 'Draft', publishedAt: 'infinity' }),
    await make.news({ title: 'Early', publishedAt: new Date(clock.now().getTime() + 1) }),
  ]
  const { id } = await call(createEvent, { ...cup, news: news.map((each) => each.id) }, staff)
  const named = async (credentials: object) => (await call(getStaffEvent, { id }, credentials)).news
  const withTitles = (titles: (string | null)[]) =>
    news.map((each, at) => ({ id: each.id, title: titles[at] }))
  expect(await named(staff)).toEqual(withTitles(['Out', null, null]))
  const writer = await as(await make.member(staffWith('canManageEvents', 'canPublishNews')))
  expect(await named(writer)).toEqual(withTitles(['Out', 'Draft', 'Early']))
  clock.advance(1)
  expect(await named(staff)).toEqual(withTitles(['Out', null, 'Early']))
})

test('AMB-72 the channels of an event are named in one field, or each in one of its own', async () => {
  const { call, make, url, staff } = await office()
  for (const username of ['kestreltv', 'harborlive']) await make.stream({ username })
  const { id } = await call(createEvent, cup, staff)
  for (const names of [['streams', 'streams'], ['streams[]', 'streams[]'], ['streams']]) {
    const body = new URLSearchParams({ _u: String(staff._u), _t: staff._t, id: String(id) })
    const [first, second] = ['kestreltv', 'harborlive']
    const values = names.length === 1 ? [`${first},${second}`] : [first, second]
    for (const [at, name] of names.entries()) body.append(name, values[at] ?? '')
    const response = await fetch(`${url}/api/admin/event/edit`, { method: 'POST', body })
    expect([names, response.status]).toEqual([names, 200])
    const { streams } = await call(getStaffEvent, { id }, staff)
    expect(streams.toSorted()).toEqual(['harborlive', 'kestreltv'])
    await call(editEvent, { id, streams: [] }, staff)
  }
})

test('ADMIN-13 admins without the permission, and members who have nothing but the bit, are refused', async () => {
  const { call, as, make } = await office()
  const { permissions } = staffWith('canManageEvents')
  for (const member of [
    await make.member(staffWith('canManageContent')),
    await make.member({ permissions }),
  ])
    await expect(call(listStaffEvents, {}, await as(member))).rejects.toMatchObject({ status: 403 })
})

test('ADMIN-13 the list of staff has what is to come and what is over, with the languages of each', async () => {
  const { call, staff, make } = await office()
  await make.event({ title: 'Over', starts: new Date(TEST_NOW.getTime() - 9 * DAY) })
  await make.event({
    title: 'Coming',
    texts: [{ language_id: 3, title: 'Kommt', description: 'Bald.' }],
  })
  const titles = async (input: object) => {
    const { count, entries } = await call(listStaffEvents, input, staff)
    return [count, ...entries.map(({ title, languages }) => `${title} ${languages.join()}`)]
  }
  expect(await titles({})).toEqual([2, 'Coming 0,3', 'Over 0'])
  expect(await titles({ past: true })).toEqual([1, 'Over 0'])
  expect(await titles({ past: false, language_id: 3 })).toEqual([1, 'Kommt 0,3'])
})

test.each([
  { length: 0, code: 'description_missing' },
  { length: 1, code: undefined },
  { length: 500, code: undefined },
  { length: 501, code: 'invalid_request' },
])('EVENT-11 a description of $length characters: $code', async ({ length, code }) => {
  const { call, staff, db } = await office()
  // Characters, not the units of a computer.
  const description = '🏆'.repeat(length)
  const answer = await call(createEvent, { ...cup, description }, staff).then(
    () => undefined,
    (refusal: unknown) => refusal,
  )
  expect(answer).toEqual(
    code === undefined ? undefined : expect.objectContaining({ code, field: 'description' }),
  )
  const kept = await db.selectFrom('calendar_event').select('id').execute()
  expect(kept).toHaveLength(code === undefined ? 1 : 0)
})

test.each([
  { wrong: { title: '' }, code: 'title_missing', field: 'title' },
  { wrong: { category_id: 0 }, code: 'category_missing', field: 'category_id' },
  { wrong: { category_id: 29 }, code: 'category_missing', field: 'category_id' },
  { wrong: { end_date: TOMORROW - 1 }, code: 'event_end_early', field: 'end_date' },
  { wrong: { time_zone: 'Mars/Olympus' }, code: 'time_zone_unknown', field: 'time_zone' },
  { wrong: { time_zone: '+02:00' }, code: 'time_zone_unknown', field: 'time_zone' },
  { wrong: { news: [999_999] }, code: 'article_not_found', field: 'news' },
])(
  'EVENT-10 an event with $wrong is refused and nothing of it kept',
  async ({ wrong, ...refusal }) => {
    const { call, staff, make, db } = await office()
    await expect(call(createEvent, { ...cup, ...wrong }, staff)).rejects.toMatchObject(refusal)
    expect(await db.selectFrom('calendar_event').select('id').execute()).toEqual([])

    const event = await make.event({ starts: new Date(TOMORROW * 1_000) })
    const before = await call(getStaffEvent, { id: event.id }, staff)
    await expect(call(editEvent, { id: event.id, ...wrong }, staff)).rejects.toMatchObject(refusal)
    expect(await call(getStaffEvent, { id: event.id }, staff)).toEqual(before)
  },
)

test('EVENT-10 an event needs a beginning', async () => {
  const { call, staff } = await office()
  const { start_date: _, ...timeless } = cup
  await expect(call(createEvent, timeless, staff)).rejects.toMatchObject({
    code: 'event_start_missing',
  })
})

test('EVENT-10 an editor saves all languages at once, and whoever began from an older revision changes nothing', async () => {
  const { call, staff, audited } = await office()
  const german = { language_id: 3, title: 'Pokal', description: 'Ein Pokal.' }
  const { title, description, ...settings } = cup
  const first = { language_id: 0, title, description } as const
  const save = (of: { id?: number; revision?: number }, ...versions: object[]) =>
    call(saveEvent, { ...of, ...settings, versions: JSON.stringify(versions) }, staff)

  const { id } = await save({}, first, german)
  expect(await save({ id, revision: 1 }, first, german)).toEqual({ id, revision: 1 })
  expect(await save({ id, revision: 1 }, { ...first, title: 'Big Cup' })).toEqual({
    id,
    revision: 2,
  })
  expect(await call(getStaffEvent, { id }, staff)).toMatchObject({
    revision: 2,
    versions: [{ language_id: 0, title: 'Big Cup', slug: 'big-cup' }],
  })
  await expect(save({ id, revision: 1 }, first)).rejects.toMatchObject({
    code: 'changed_meanwhile',
  })
  await expect(save({ id, revision: 2 }, german)).rejects.toMatchObject({ field: 'versions' })
  await expect(
    save({ id, revision: 2 }, first, { ...german, description: '' }),
  ).rejects.toMatchObject({ code: 'description_missing', field: 'versions' })
  expect((await call(getStaffEvent, { id }, staff)).revision).toBe(2)
  expect(await audited()).toHaveLength(2)
})

test('EVENT-10 of many who change the same event at once one does, and the others are told', async () => {
  const { call, staff, make } = await office()
  const { id } = await make.event()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, number) =>
      call(editEvent, { id, revision: 1, title: `Cup ${number}` }, staff).then(
        ({ revision }) => `revision ${revision}`,
        ({ code }: { code: string }) => code,
      ),
    ),
  )
  expect(answers.toSorted()).toEqual([
    ...Array.from({ length: 7 }, () => 'changed_meanwhile'),
    'revision 2',
  ])
})

test('H01 of the text of an event only what an article may hold is kept', async () => {
  const { call, staff } = await office()
  const content = '<p onclick="x()">Come<script>alert(1)</script></p><img src=x onerror=alert(1)>'
  const { id } = await call(createEvent, { ...cup, content }, staff)
  expect((await call(getEvent, { id })).content).toBe('<p>Come</p>')
})

test('EVENT-02 EVENT-06 lists and pages show at once what staff have changed', async () => {
  const site = await startSite({ environment: { PAGE_CACHE_SECONDS: '60' } })
  const { call, get, make, as } = site
  const staff = await as(await make.member(staffWith('canManageEvents')))
  const news = await make.news({ title: 'Kestrel win' })
  const { id } = await call(createEvent, { ...cup, news: [news.id] }, staff)
  const paths = [
    '/events?lang=en',
    `/event/${id}/cup?lang=en`,
    `/news/${news.id}/kestrel-win?lang=en`,
  ]
  const shown = () => Promise.all(paths.map(async (path) => (await get(path)).text()))
  for (const page of await shown()) expect(page).toContain('>Cup<')

  await call(editEvent, { id, title: 'Cup 2' }, staff)
  const [list, , article] = await shown()
  for (const page of [list, article]) {
    expect(page).toContain('>Cup 2<')
    expect(page).toContain(`/event/${id}/cup-2`)
  }
  expect((await get(paths[1] ?? '')).headers.get('location')).toBe(`/event/${id}/cup-2?lang=en`)

  await call(deleteEvent, { id }, staff)
  for (const page of await shown()) expect(page).not.toContain('>Cup 2<')
  expect((await call(listEvents, {})).entries).toEqual([])
})
