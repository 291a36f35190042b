import { expect, test } from 'vitest'
import type { Text } from '@loadout/texts/text.ts'
import { changeWords } from './change-words.ts'

const text = ((id: string) => id) as unknown as Text
const words = (name: string, before: string | null, after: string | null) => Object.values(changeWords({ name, before, after }, text, (seconds) => `moment ${seconds}`))

test.each([
  ['permissions', '512', '514', ['person.permissions', '–', 'permission.canBanUsers']],
  ['permissions', '3', '0', ['person.permissions', 'permission.canSeeUserProfile, permission.canBanUsers', '–']],
  ['flags', '2', '5', ['people.flags', 'flag.moderator', 'flag.featured, flag.admin']],
  ['flags', null, '20', ['people.flags', '–', 'flag.admin, person.email_verified']],
  ['until', null, '1763640000', ['audit.banned_until', '–', 'moment 1763640000']],
  ['email', 'a@b.c', 'd@e.f', ['person.email', 'a@b.c', 'd@e.f']],
  ['multiplier', '100', null, ['admin.multiplier', '100', '–']],
  ['reason', null, '', ['ban.reason', '–', '–']],
  ['message', 'Hi', null, ['staff_notice.message', 'Hi', '–']],
  ['published', null, '1763640000', ['newsroom.time', '–', 'moment 1763640000']],
  ['image', null, 'abc', ['image', '–', 'abc']],
])('AMB-116 a change of %s from %s to %s is told in words', (name, before, after, said) => {
  expect(words(name, before, after)).toEqual(said)
})
