import { expect, test } from 'vitest'
import { getEvent } from '@loadout/contract/calendar/calendar.ts'
import { editEvent, getStaffEvent } from '@loadout/contract/calendar/staff-calendar.ts'
import {
  createStream,
  deleteStream,
  editStream,
  listStaffStreams,
} from '@loadout/contract/streams/staff-streams.ts'
import { getStream, listStreams } from '@loadout/contract/streams/streams.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { purgedBy } from '../../test/received-purges.ts'
import { startSite } from '../../test/start-site.ts'

async function startDirectory(environment: Record<string, string> = {}) {
  const site = await startSite({ environment })
  const staff = await site.make.member(staffWith('canManageStreams', 'canManageEvents'))
  const credentials = await site.as(staff)
  const audits = () =>
    site.db
      .selectFrom('audit')
      .select(['action', 'target', 'before', 'after'])
      .orderBy('id')
      .execute()
  return { ...site, credentials, audits }
}

test('ADMIN-11 staff with the bit add, change and delete channels, and each is in the audit', async () => {
  const { call, credentials, audits } = await startDirectory()
  const { id } = await call(
    createStream,
    { username: 'Harbour_Cup', title: 'Saturdays', category_id: 2, featured: true },
    credentials,
  )
  expect(await call(getStream, { id })).toMatchObject({ title: 'Saturdays', featured: true })

  await call(editStream, { id, category_id: 3, hidden: true }, credentials)
  await call(editStream, { id, hidden: true }, credentials)
  expect((await call(listStreams, {})).entries).toEqual([])
  expect(await call(listStaffStreams, {}, credentials)).toMatchObject({
    count: 1,
    asked: false,
    entries: [{ id, username: 'Harbour_Cup', category_id: 3, featured: true, hidden: true }],
  })
  await call(deleteStream, { id }, credentials)
  expect((await call(listStaffStreams, {}, credentials)).count).toBe(0)

  const target = `stream ${id}`
  const channel = { username: 'Harbour_Cup', title: 'Saturdays', featured: true }
  expect(await audits()).toEqual([
    {
      action: 'channel added',
      target,
      before: null,
      after: { ...channel, category_id: 2, hidden: false },
    },
    {
      action: 'channel changed',
      target,
      before: { category_id: 2, hidden: false },
      after: { category_id: 3, hidden: true },
    },
    {
      action: 'channel deleted',
      target,
      before: { ...channel, category_id: 3, hidden: true },
      after: null,
    },
  ])
})

test('ADMIN-11 what is no channel, is known or has no game is refused, and nothing is changed', async () => {
  const { call, make, credentials, audits } = await startDirectory()
  const { id } = await make.stream({ username: 'harbour_cup' })
  const other = await make.stream({ username: 'lanternhall' })
  const before = await call(listStaffStreams, {}, credentials)

  const refused = (code: string, field: string) => ({ status: 400, code, field })
  const create = (input: object) => call(createStream, { category_id: 2, ...input }, credentials)
  await expect(create({})).rejects.toMatchObject(refused('stream_illegal', 'username'))
  await expect(create({ username: 'HARBOUR_CUP' })).rejects.toMatchObject(
    refused('stream_known', 'username'),
  )
  for (const category_id of [undefined, 0, 29])
    await expect(create({ username: 'newcomer', category_id })).rejects.toMatchObject(
      refused('category_missing', 'category_id'),
    )
  for (const username of ['no spaces', 'a/../b', 'ünicode', 'x'.repeat(26), 'ab'])
    await expect(create({ username })).rejects.toMatchObject(refused('invalid_request', 'username'))
  await expect(
    call(editStream, { id: other.id, username: 'Harbour_Cup' }, credentials),
  ).rejects.toMatchObject(refused('stream_known', 'username'))
  for (const endpoint of [editStream, deleteStream])
    await expect(call(endpoint, { id: 999_999 }, credentials)).rejects.toMatchObject({
      status: 404,
      code: 'stream_not_found',
    })

  expect(await call(listStaffStreams, {}, credentials)).toEqual(before)
  expect(await audits()).toEqual([])
  expect((await call(getStream, { id })).username).toBe('harbour_cup')
})

test('ADMIN-11 of many who add the same channel at once, or give its name to others, one does', async () => {
  const { call, make, credentials } = await startDirectory()
  const others = [await make.stream(), await make.stream()]
  const known = await Promise.allSettled([
    ...['harbour_cup', 'Harbour_Cup', 'HARBOUR_CUP'].map((username) =>
      call(createStream, { username, category_id: 2 }, credentials),
    ),
    ...others.map(({ id }) => call(editStream, { id, username: 'harbour_cup' }, credentials)),
  ])
  expect(known.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of known)
    if (answer.status === 'rejected')
      expect(answer.reason).toMatchObject({ status: 400, code: 'stream_known', field: 'username' })
})

test('ADMIN-11 staff add and rename channels while what Twitch says of others is written down', async () => {
  const { call, db, make, credentials } = await startDirectory()
  const [other, { id }] = [await make.stream(), await make.stream()]
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('stream').set({ live: false }).where('id', '=', other.id).execute()
    await call(editStream, { id, username: 'Harbour_Cup' }, credentials)
    await call(createStream, { username: 'lanternhall', category_id: 2 }, credentials)
  })
  expect((await call(getStream, { id })).username).toBe('Harbour_Cup')
})

test('ADMIN-11 a channel keeps what is known of it when its words change, and not when it becomes another', async () => {
  const { call, make, credentials } = await startDirectory()
  const state = { live: true, live_title: 'Final', viewers: 90 }
  const { id } = await make.stream({ username: 'harbour_cup', state })
  await call(editStream, { id, title: 'Sundays', username: 'Harbour_Cup' }, credentials)
  expect(await call(getStream, { id })).toMatchObject({ live: true, title: 'Final', viewers: 90 })
  await call(editStream, { id, username: 'lanternhall' }, credentials)
  expect(await call(getStream, { id })).toMatchObject({
    live: null,
    title: 'Sundays',
    viewers: null,
  })
})

test('EVENT-10 ADMIN-13 staff name the channels of an event, those of the directory alone', async () => {
  const { call, make, credentials, audits } = await startDirectory()
  const { id: streamId } = await make.stream({ username: 'Harbour_Cup' })
  const { id } = await make.event()
  await call(editEvent, { id, streams: ['harbour_cup'] }, credentials)
  expect((await call(getStaffEvent, { id }, credentials)).streams).toEqual(['Harbour_Cup'])
  await expect(
    call(editEvent, { id, title: 'Other', streams: ['harbour_cup', 'unknown'] }, credentials),
  ).rejects.toMatchObject({ status: 404, code: 'stream_not_found', field: 'streams' })

  await call(deleteStream, { id: streamId }, credentials)
  expect((await call(getEvent, { id })).streams).toEqual([])
  expect((await audits()).map(({ action, after }) => ({ action, after }))).toEqual([
    { action: 'event edited', after: { streams: ['Harbour_Cup'] } },
    { action: 'channel deleted', after: null },
  ])
})

test('ADMIN-11 STREAM-08 a channel that is shown again is not said to be live before anybody has asked', async () => {
  const { call, db, make, credentials } = await startDirectory()
  const { id } = await make.stream({ username: 'Harbour_Cup' })
  const now = { live: true, live_title: 'Grand final', viewers: 5_000 }
  await db.updateTable('stream').set(now).where('id', '=', id).execute()
  await call(editStream, { id, hidden: true }, credentials)
  await call(editStream, { id, hidden: false }, credentials)
  expect(await db.selectFrom('stream').select(['live', 'live_title', 'viewers']).execute()).toEqual(
    [{ live: null, live_title: null, viewers: null }],
  )
})

test('EVENT-10 ADMIN-11 the page of an event shows its channel as soon as staff hide it no longer', async () => {
  const { call, get, make, credentials } = await startDirectory({ PAGE_CACHE_SECONDS: '3600' })
  const { id } = await make.stream({ username: 'Harbour_Cup', hidden: true })
  const event = await make.event({ title: 'Final', streams: ['Harbour_Cup'] })
  const page = async () => (await get(`/event/${event.id}/final?lang=en`)).text()
  expect(await page()).not.toContain('/streams/Harbour_Cup')
  await call(editStream, { id, hidden: false }, credentials)
  expect(await page()).toContain('/streams/Harbour_Cup')
})

test('ADMIN-11 a channel that is hidden before and after throws no page away', async () => {
  const { call, credentials, databaseUrl } = await startDirectory()
  const purged = await purgedBy(databaseUrl)
  const add = (username: string, hidden: boolean) =>
    call(createStream, { username, category_id: 2, hidden }, credentials)
  expect(await purged(() => add('lanternhall', true))).toEqual([])
  const { id } = await add('harbour_cup', true)
  const change = (fields: object) => () => call(editStream, { id, ...fields }, credentials)
  expect(await purged(change({ title: 'Saturdays' }))).toEqual([])
  expect(await purged(change({ hidden: false }))).toEqual(['streams'])
  expect(await purged(change({ title: 'Sundays' }))).toEqual(['streams'])
  expect(await purged(change({ hidden: true }))).toEqual(['streams'])
  expect(await purged(() => call(deleteStream, { id }, credentials))).toEqual([])
  expect(await purged(() => add('newcomer', false))).toEqual(['streams'])
  const shown = await call(getStream, { username: 'newcomer' })
  expect(await purged(() => call(deleteStream, { id: shown.id }, credentials))).toEqual(['streams'])
})
