import { expect, test } from 'vitest'
import { faultsOf } from '@loadout/contract/forms/form-rules.ts'
import { changesIn, draftOver, personRules } from './person-changes.ts'

const known = { known_permissions: 1, known_flags: 32 | 16 }
const person = { username: 'mirka', email: 'mirka@example.com', flags: 32 | 16, permissions: 1 }

test.each([
  ['nothing', {}, []],
  ['spaces around a name', { username: ' mirka ' }, []],
  [
    'a name, which fulfils the request for one',
    { username: 'Northwind', flags: 16 },
    [{ kind: 'username', username: 'Northwind' }],
  ],
  ['a request taken back', { flags: 16 }, [{ kind: 'request', value: false }]],
  [
    'symbols',
    { flags: 32 | 16 | 128 | 1 },
    [
      { kind: 'flag', flag: 1, value: true },
      { kind: 'flag', flag: 128, value: true },
    ],
  ],
  [
    'an address and permissions',
    { email: 'm@example.com', permissions: 3 },
    [
      { kind: 'email', email: 'm@example.com' },
      { kind: 'permissions', permissions: 3, admin: false, moderator: false, ...known },
    ],
  ],
  [
    'a moderator',
    { flags: 32 | 16 | 2 },
    [{ kind: 'permissions', permissions: 1, admin: false, moderator: true, ...known }],
  ],
])('ADMIN-03 a draft that changes %s makes these calls', (_, draft, changes) => {
  expect(changesIn(person, { ...person, ...draft })).toEqual(changes)
})

test('ADMIN-10 a name and an address are both looked at before anything is sent, unless they are those that somebody has', () => {
  const old = { ...person, username: 'a name from elsewhere', email: 'unknown' }
  expect(faultsOf(personRules(old), { ...old, email: ' unknown ' })).toEqual([])
  expect(faultsOf(personRules(person), { ...person, username: 'ab', email: 'nonsense' })).toEqual([
    { field: 'username', code: 'username_too_short' },
    { field: 'email', code: 'email_invalid' },
  ])
})

test.each([
  ['nothing when all is as it was', {}, {}, {}],
  ['what is typed', {}, { username: 'Northwind' }, { username: 'Northwind' }],
  [
    'what is typed when something else has changed',
    { email: 'm@example.com', permissions: 3 },
    { username: 'Northwind' },
    { username: 'Northwind', email: 'm@example.com', permissions: 3 },
  ],
  [
    'each box for itself',
    { flags: 16 | 128, permissions: 1 | 8 },
    { flags: 32 | 16 | 1, permissions: 0 },
    { flags: 16 | 128 | 1, permissions: 8 },
  ],
  [
    'of what was saved nothing, and no spaces around it',
    { username: 'Northwind', flags: 16 | 1 },
    { username: ' Northwind', flags: 16 | 1 },
    { username: 'Northwind', flags: 16 | 1 },
  ],
])('ADMIN-03 when somebody has become another, a draft keeps %s', (_, now, draft, kept) => {
  expect(draftOver({ ...person, ...now }, person, { ...person, ...draft })).toEqual({
    ...person,
    ...kept,
  })
})
