import { expect, test } from 'vitest'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { countUnseen } from './unseen.ts'

const member = (inserted: number[]) =>
  ({
    notifications: inserted.map((at) => ({ inserted: at })),
    last_seen_notifications: 100,
  }) as OwnUser

test('NOTIF-28 the bell counts what came after the last look, and not what came at its second or before', () => {
  expect(countUnseen(member([103, 102, 101, 100, 99, 98]))).toBe(3)
  expect(countUnseen(member([100, 99, 98]))).toBe(0)
})
