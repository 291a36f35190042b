import { expect, test } from 'vitest'
import type { Notification } from '@loadout/contract/notifications/notification.ts'
import {
  groupNotifications as getGroups,
  type Grouping,
} from '@loadout/contract/notifications/notifications.ts'
import { startSite, TEST_NOW } from '../../test/start-site.ts'
import { groupNotifications } from './group-notifications.ts'

const note = (id: number, wish: Partial<Notification>): Notification => ({
  id,
  type: 21,
  inserted: id,
  from_user: null,
  data: {},
  ...wish,
})
const from = (id: number) => ({ id, username: `person${id}`, avatar: '' })
const post = (id: number) => ({ id, article_type: 'blog', title: `Post ${id}` })

const shape = (notifications: Notification[], by: Grouping) =>
  groupNotifications(notifications, by).map(({ key, entries }) => [key, entries.length])

test('NOTIF-37 NOTIF-38 NOTIF-39 by post, what tells of one article or profile stands together, and the rest as well', () => {
  const notifications = [
    ...[0, 3, 5, 7, 11, 12, 14, 15].map((type, index) => note(50 - index, { type, data: post(1) })),
    note(40, { type: 8, data: { id: 2, article_type: 'news' } }),
    note(39, { type: 13, data: { id: 2, article_type: 'news' } }),
    note(38, { type: 6, data: { username: 'Haldor' } }),
    note(37, { type: 6, data: { username: 'Haldor' } }),
    ...[34, 33].map((id) =>
      note(id, { type: 3, data: { username: 'Haldor', profile_user_id: 7 } }),
    ),
    note(32, { type: 16, data: { username: 'Haldor' } }),
    ...[17, 18].map((type) => note(31, { type, data: post(1) })),
    note(36, { type: 9, data: { id: 2 } }),
    note(35, { type: 20, from_user: from(1) }),
  ]
  expect(shape(notifications, 'post')).toEqual([
    ['blog 1', 8],
    ['news 2', 2],
    ['profile Haldor', 4],
    ['other', 5],
  ])
})

test('NOTIF-33 by person and by type they stand together, and by none each for itself', () => {
  const notifications = [
    note(4, { type: 20, from_user: from(1) }),
    note(3, { type: 3, from_user: from(2), data: post(1) }),
    note(2, { type: 3, from_user: from(1), data: post(1) }),
    note(1, { type: 1 }),
  ]
  expect(shape(notifications, 'user')).toEqual([
    ['member 1', 2],
    ['member 2', 1],
    ['other', 1],
  ])
  expect(shape(notifications, 'type')).toEqual([
    ['type 20', 1],
    ['type 3', 2],
    ['type 1', 1],
  ])
  expect(shape(notifications, 'none')).toHaveLength(4)
})

test('NOTIF-34 NOTIF-35 NOTIF-36 eight groups of ten are shown, and the latest eight without grouping', async () => {
  const { call, make, as, db } = await startSite()
  const member = await make.member()
  const people = await db
    .insertInto('users')
    .values(
      Array.from({ length: 9 }, (_, index) => ({ username: `p${index}xx`, inserted: TEST_NOW })),
    )
    .returning('id')
    .execute()
  const told = people.flatMap(({ id }, person) =>
    Array.from({ length: person === 0 ? 12 : 1 }, (_, index) => ({
      user_id: member.id,
      event: `message ${person} ${index}`,
      type: 20,
      from_user_id: id,
      data: '{}',
      inserted: TEST_NOW,
    })),
  )
  await db.insertInto('notification').values(told.toReversed()).execute()
  const groups = async (by: Grouping) =>
    (await call(getGroups, { by }, await as(member))).groups.map(({ entries }) => entries.length)
  const eight = Array.from({ length: 8 }, () => 1)
  expect(await groups('user')).toEqual([10, ...eight.slice(1)])
  expect(await groups('none')).toEqual(eight)
  expect(await groups('type')).toEqual([10])
})
