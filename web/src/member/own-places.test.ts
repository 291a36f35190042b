import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { ownPlaces } from './own-places.ts'

const memberWith = (rights: Partial<OwnUser>) =>
  ({ username: 'Tindra', flags: 0, permissions: 0, ...rights }) as OwnUser
const moderates = { flags: Flag.Moderator, permissions: Permission.canDeleteComments }

test.each([
  { who: 'a member', rights: {}, href: undefined },
  { who: 'whoever moderates', rights: moderates, href: '/moderation' },
  { who: 'an admin', rights: { ...moderates, flags: Flag.Admin }, href: '/admin' },
])('ADMIN-02 user menu and palette lead to the screen for staff: $who', ({ rights, href }) =>
  expect(ownPlaces(memberWith(rights)).staff?.href).toBe(href),
)
