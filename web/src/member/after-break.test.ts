import { expect, test } from 'vitest'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import type { Notification } from '@loadout/contract/notifications/notification.ts'
import { afterBreak } from './after-break.ts'

const told = (id: number, replaces_id: number | null = null) =>
  ({ id, replaces_id }) as Notification
const asked = {
  id: 7,
  username: 'Tindra',
  points: 10,
  dollars: 500,
  flags: 0b001,
  notifications: [told(1)],
  last_seen_notifications: 100,
} as OwnUser

test('K09 after a break a page has what the answer says, where nothing was heard since it asked', () => {
  const answer = { ...asked, points: 40, username: 'Tindra2', notifications: [told(2), told(1)] }
  expect(afterBreak(asked, asked, answer)).toEqual(answer)
})

test('K09 what a page hears while an answer is on its way is not taken back by it', () => {
  const now = {
    ...asked,
    points: 60,
    flags: 0b011,
    notifications: [told(4, 2), told(3), ...asked.notifications],
    last_seen_notifications: 200,
  }
  const answer = {
    ...asked,
    points: 40,
    dollars: 900,
    flags: 0b101,
    notifications: [told(3), told(2), told(1)],
    last_seen_notifications: 150,
  }
  expect(afterBreak(asked, now, answer)).toEqual({
    ...asked,
    points: 60,
    dollars: 900,
    flags: 0b111,
    notifications: [told(4, 2), told(3), told(1)],
    last_seen_notifications: 200,
  })
})
