import { expect, test } from 'vitest'
import { pollChannel } from '@loadout/contract/polls/poll-channel.ts'
import { getNewsPoll, getPoll, voteInPoll } from '@loadout/contract/polls/polls.ts'
import {
  createPoll,
  deletePoll,
  editPoll,
  listStaffPolls,
} from '@loadout/contract/polls/staff-polls.ts'
import { everyRow } from '../../test/every-row.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { openSocket } from '../../test/raw-socket.ts'
import { purgedBy } from '../../test/received-purges.ts'
import { startSite } from '../../test/start-site.ts'
import { DAY, unixSeconds } from '../platform/clock.ts'

async function siteWithStaff() {
  const site = await startSite()
  const staff = await site.as(await site.make.member(staffWith('canManagePolls')))
  return { ...site, staff }
}
const text = {
  language_id: 0 as const,
  question: 'Who wins?',
  options: JSON.stringify(['Red', 'Blue, probably']),
}

test('ADMIN-15 staff with the permission make, list, change, close and delete polls, and others may not', async () => {
  const { call, make, as, staff } = await siteWithStaff()
  const news = await make.news({ title: 'The final' })
  const other = await as(await make.member(staffWith('canPublishNews')))
  const wish = { kind: 'news' as const, target_id: news.id, ...text, active: true }
  await expect(call(createPoll, wish, other)).rejects.toMatchObject({ status: 403 })

  const { id } = await call(createPoll, wish, staff)
  expect((await call(listStaffPolls, { kind: 'news' }, staff)).entries).toMatchObject([
    {
      id,
      kind: 'news',
      active: true,
      closed: false,
      question: 'Who wins?',
      options: [{ name: 'Red' }, { name: 'Blue, probably' }],
      target: { id: news.id, title: 'The final' },
    },
  ])
  expect((await call(listStaffPolls, { kind: 'site' }, staff)).count).toBe(0)

  await call(editPoll, { id, question: 'Who wins it all?' }, staff)
  await call(editPoll, { id, closed: true }, staff)
  expect((await call(getNewsPoll, { id: news.id })).poll).toMatchObject({
    question: 'Who wins it all?',
    closed: true,
  })
  await call(editPoll, { id, closed: false }, staff)
  expect((await call(getNewsPoll, { id: news.id })).poll?.closed).toBe(false)
  expect(await call(deletePoll, { id }, staff)).toEqual({ success: true })
  expect(await call(getNewsPoll, { id: news.id })).toEqual({ poll: null })
})

test.each([
  { what: 'no question', wish: { question: '' }, code: 'question_missing' },
  { what: 'one option', wish: { options: '["Red"]' }, code: 'options_missing' },
  { what: 'an empty option', wish: { options: '["Red"," "]' }, code: 'options_missing' },
  { what: 'options alike', wish: { options: '["Red","red"]' }, code: 'options_missing' },
  {
    what: 'eleven options',
    wish: { options: JSON.stringify(Array.from({ length: 11 }, (_, place) => `Team ${place}`)) },
    code: 'invalid_request',
  },
  {
    what: 'a translation with fewer options',
    wish: {
      options: '["Red","Blue","Green"]',
      translations: '[{"language_id":3,"question":"Wer?","options":["Rot","Blau"]}]',
    },
    code: 'options_missing',
  },
  { what: 'an end in the past', wish: { ends_at: 1 }, code: 'poll_end_past' },
  { what: 'a target that is not its own', wish: { target_id: 1 }, code: 'invalid_request' },
])('ADMIN-15 a poll with $what is refused, and nothing is kept', async ({ wish, code }) => {
  const { call, staff, db } = await siteWithStaff()
  await expect(call(createPoll, { kind: 'site', ...text, ...wish }, staff)).rejects.toMatchObject({
    status: 400,
    code,
  })
  expect(await db.selectFrom('poll').select('id').execute()).toEqual([])
})

test('AMB-142 an article has one poll, and news no poll of posts', async () => {
  const { call, make, staff } = await siteWithStaff()
  const { id: target_id } = await make.news()
  const wish = { target_id, ...text }
  await expect(call(createPoll, { kind: 'post', ...wish }, staff)).rejects.toMatchObject({
    status: 404,
    code: 'article_not_found',
  })
  const made = await Promise.allSettled(
    Array.from({ length: 5 }, () => call(createPoll, { kind: 'news', ...wish }, staff)),
  )
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const each of made)
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'poll_exists' })
})

test.each([
  { kind: 'news', permission: 'canManagePolls', title: undefined },
  { kind: 'post', permission: 'canManagePolls', title: undefined },
  { kind: 'news', permission: 'canPublishNews', title: 'Secret' },
  { kind: 'post', permission: 'canPublishNews', title: undefined },
  { kind: 'post', permission: 'canDeletePosts', title: undefined },
] as const)(
  'ADMIN-15 G07 with $permission the poll of a $kind that is not out yet is called $title to staff who manage polls, and what they do not read they neither make, change nor delete',
  async ({ kind, permission, title }) => {
    const { call, make, as, clock, db } = await siteWithStaff()
    const staff = await as(await make.member(staffWith('canManagePolls', permission)))
    const soon = new Date(clock.now().getTime() + 1_000)
    const unseen = { title: 'Secret', publishedAt: soon }
    const article = () => (kind === 'news' ? make.news(unseen) : make.post(unseen))
    const { id } = await make.poll({ on: await article(), kind })
    const { id: target_id } = await article()
    const listed = async () => {
      const { count, entries } = await call(listStaffPolls, {}, staff)
      expect(count).toBe(entries.length)
      return entries.map(({ target }) => target?.title)
    }
    const changes = [
      () => call(editPoll, { id, question: 'Who wins it all?' }, staff),
      () => call(createPoll, { kind, target_id, ...text }, staff),
      () => call(deletePoll, { id }, staff),
    ]
    expect(await listed()).toEqual(title === undefined ? [] : [title])
    const before = await everyRow(db)
    if (title === undefined) {
      for (const change of changes) await expect(change()).rejects.toMatchObject({ status: 404 })
      expect(await everyRow(db)).toEqual(before)
      clock.advance(1_000)
      expect(await listed()).toEqual(['Secret'])
    }
    for (const change of changes) await change()
  },
)

test('ADMIN-15 C12 once somebody has voted options are worded anew, and none comes or goes', async () => {
  const { call, make, as, staff } = await siteWithStaff()
  const { id, options } = await make.poll()
  await call(voteInPoll, { poll_id: id, option_id: options[1] }, await as(await make.member()))
  await expect(
    call(editPoll, { id, options: '["Red","Blue","Green"]' }, staff),
  ).rejects.toMatchObject({ status: 400, code: 'poll_has_votes' })
  await call(editPoll, { id, options: '["Red Ferry","Blue Moon"]' }, staff)
  expect((await call(getPoll, {})).poll?.options).toEqual([
    { id: options[0], name: 'Red Ferry', votes: 0 },
    { id: options[1], name: 'Blue Moon', votes: 1 },
  ])
})

test('HOME-10 AMB-84 of polls that are put up at the same time the front page asks one', async () => {
  const { call, make, db, staff } = await siteWithStaff()
  const polls = []
  for (let count = 0; count < 6; count++) polls.push(await make.poll({ active: false }))
  await Promise.all(polls.map(({ id }) => call(editPoll, { id, active: true }, staff)))
  const active = await db.selectFrom('poll').select('id').where('active', '=', true).execute()
  expect(active).toHaveLength(1)
  expect((await call(getPoll, {})).poll?.id).toBe(active[0]?.id)
})

test('ADMIN-15 a poll that was opened again by mistake ends when it had', async () => {
  const { call, make, staff, clock } = await siteWithStaff()
  const { id } = await make.poll()
  await call(editPoll, { id, closed: true }, staff)
  const ended = unixSeconds(clock.now())
  clock.advance(21 * DAY)
  const endOf = async () => (await call(listStaffPolls, {}, staff)).entries[0]?.ends_at
  await call(editPoll, { id, closed: false }, staff)
  expect(await endOf()).toBe(null)
  await call(editPoll, { id, closed: true, ends_at: ended }, staff)
  expect(await endOf()).toBe(ended)
})

test('RT-03 pages that show a poll hear that another has taken its place', async () => {
  const { call, make, staff, url } = await siteWithStaff()
  const [first, next] = [await make.poll(), await make.poll({ active: false })]
  const reader = await openSocket(url)
  await reader.join(pollChannel(first.id).name)
  const heard = () => reader.until(() => reader.all('results').at(-1))
  await call(editPoll, { id: next.id, active: true }, staff)
  expect(await heard()).toMatchObject({ data: { id: first.id, closed: true } })

  await reader.join(pollChannel(next.id).name)
  await call(createPoll, { kind: 'site', ...text, active: true }, staff)
  // That it was put up may be told only now that it is listened to.
  const ended = () =>
    reader.all('results').find(({ data }) => {
      const { id, closed } = data as { id: number; closed: boolean }
      return id === next.id && closed
    })
  expect(await reader.until(ended)).toBeDefined()
})

test('G16 what staff do with polls is in the audit', async () => {
  const { call, staff, db } = await siteWithStaff()
  const { id } = await call(createPoll, { kind: 'site', ...text }, staff)
  await call(editPoll, { id, question: 'Who loses?' }, staff)
  await call(deletePoll, { id }, staff)
  const lines = await db
    .selectFrom('audit')
    .select(['action', 'target', 'before', 'after'])
    .orderBy('id')
    .execute()
  expect(lines).toMatchObject([
    { action: 'poll created', target: `poll ${id}`, before: null },
    {
      action: 'poll edited',
      before: { 'question 0': 'Who wins?' },
      after: { 'question 0': 'Who loses?' },
    },
    { action: 'poll deleted', after: null },
  ])
})

test('ADMIN-15 HOME-10 a poll that is not put up throws no page away, neither when it is written nor at its end', async () => {
  const { call, make, staff, clock, databaseUrl } = await siteWithStaff()
  const purged = await purgedBy(databaseUrl)
  const news = await make.news()
  const ends_at = unixSeconds(clock.now()) + 60
  for (const { of, tag } of [
    { of: { kind: 'site' as const }, tag: 'poll:site' },
    { of: { kind: 'news' as const, target_id: news.id }, tag: `poll:news:${news.id}` },
  ]) {
    let id = 0
    const add = async () => void ({ id } = await call(createPoll, { ...of, ...text }, staff))
    const change = (fields: object) => () => call(editPoll, { id, ...fields }, staff)
    expect(await purged(add)).toEqual([])
    expect(await purged(change({ question: 'Who loses?', ends_at }))).toEqual([])
    expect(await purged(change({ active: true }))).toEqual([tag, tag])
    expect(await purged(change({ question: 'Who wins?', ends_at: 0 }))).toEqual([tag])
    expect(await purged(change({ active: false }))).toEqual([tag])
    expect(await purged(() => call(deletePoll, { id }, staff))).toEqual([])
  }
  const put = () => call(createPoll, { kind: 'site', ...text, active: true }, staff)
  await put()
  expect(await purged(put)).toEqual(['poll:site'])
  const { poll } = await call(getPoll, {})
  expect(await purged(() => call(deletePoll, { id: poll?.id ?? 0 }, staff))).toEqual(['poll:site'])
})
