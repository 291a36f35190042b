import { expect, test } from 'vitest'
import { login } from '@loadout/contract/accounts/accounts.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission, Permission } from '@loadout/contract/accounts/permissions.ts'
import { NO_COUNTRY } from '@loadout/contract/countries/countries.ts'
import { getPerson, listPeople, setFlag } from '@loadout/contract/people/people.ts'
import type { InputOf } from '@loadout/contract/platform/endpoint.ts'
import { purgedBy } from '../../test/received-purges.ts'
import { shareSite, startSite, TEST_NOW, type TestSite } from '../../test/start-site.ts'

const staff = ({ make }: TestSite, permission: keyof typeof Permission = 'canSeeUserProfile') =>
  make.member({ flags: Flag.Admin, permissions: Permission[permission] })

const site = shareSite(async ({ make, db }) => {
  await make.member({
    username: 'Haldor',
    email: 'haldor@mail.example',
    flags: Flag.Featured | Flag.RequiresVerifiedEmail | Flag.HasVerifiedEmail,
    points: 300,
    countryId: 7,
  })
  await make.member({
    username: 'mirka',
    email: 'mirka@example.com',
    flags: Flag.Featured | Flag.VerifiedSymbol,
    points: 200,
    dollars: 11_200,
  })
  await make.member({
    username: 'Ozzy7',
    email: 'ozzy_7@example.com',
    points: 100,
    bannedUntil: 'infinity',
    countryId: 7,
  })
  await make.member({
    username: 'halda',
    flags: Flag.RequiresVerifiedEmail,
    bannedUntil: new Date(TEST_NOW.getTime() - 1_000),
  })
  await make.member({
    username: 'chief',
    email: 'chief@example.com',
    flags: Flag.Admin,
    permissions: everyPermission,
    points: 0,
    dollars: 5,
  })
  // Everybody came at another time.
  for (const id of [1, 2, 3, 4, 5])
    await db
      .updateTable('users')
      .set({ inserted: new Date(TEST_NOW.getTime() + id * 60_000) })
      .where('id', '=', id)
      .execute()
})

const asChief = async () => site().as({ id: 5 })
const found = async (input: InputOf<typeof listPeople>) => {
  const { count, entries } = await site().call(listPeople, input, await asChief())
  expect(count).toBe(entries.length)
  return entries.map(({ username }) => username)
}

test.each<{ by: InputOf<typeof listPeople>; names: string[] }>([
  { by: { query: 'HALD' }, names: ['halda', 'Haldor'] },
  { by: { query: 'haldor' }, names: ['Haldor'] },
  { by: { query: 'halda' }, names: ['halda'] },
  { by: { query: '@example.com' }, names: ['chief', 'Ozzy7', 'mirka'] },
  { by: { query: ' ozzy_7@ ' }, names: ['Ozzy7'] },
  { by: { query: 'y_7' }, names: ['Ozzy7'] },
  { by: { query: '%' }, names: [] },
  { by: { query: '2' }, names: ['mirka'] },
  { by: { query: '7' }, names: ['Ozzy7'] },
  { by: { country_id: 7 }, names: ['Ozzy7', 'Haldor'] },
  { by: { flag: Flag.Featured }, names: ['mirka', 'Haldor'] },
  { by: { flag: Flag.VerifiedSymbol }, names: ['mirka'] },
  { by: { unverified: true }, names: ['halda'] },
  { by: { unverified: false, country_id: 7 }, names: ['Ozzy7', 'Haldor'] },
  { by: { banned: true }, names: ['Ozzy7'] },
  { by: { banned: true, country_id: 0 }, names: [] },
  { by: { banned: false, country_id: 7 }, names: ['Haldor'] },
  { by: { sort: 'inserted' }, names: ['Haldor', 'mirka', 'Ozzy7', 'halda', 'chief'] },
  { by: { sort: 'username' }, names: ['chief', 'halda', 'Haldor', 'mirka', 'Ozzy7'] },
  { by: { sort: '-username' }, names: ['Ozzy7', 'mirka', 'Haldor', 'halda', 'chief'] },
  { by: { sort: '-points' }, names: ['Haldor', 'mirka', 'Ozzy7', 'chief', 'halda'] },
  { by: { sort: 'points' }, names: ['halda', 'chief', 'Ozzy7', 'mirka', 'Haldor'] },
  { by: { sort: '-dollars' }, names: ['mirka', 'chief', 'halda', 'Ozzy7', 'Haldor'] },
  { by: { query: 'hald', sort: '-points' }, names: ['Haldor', 'halda'] },
])('ADMIN-05 staff find people by $by', async ({ by, names }) => {
  expect(await found(by)).toEqual(names)
})

test('ADMIN-05 API-25 a list of people is paged through without a gap or a double, and says how many there are', async () => {
  const pages = await Promise.all(
    [0, 2, 4].map(async (offset) =>
      site().call(listPeople, { sort: '-points', limit: 2, offset }, await asChief()),
    ),
  )
  expect(pages.map(({ count }) => count)).toEqual([5, 5, 5])
  expect(pages.flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual([1, 2, 3, 5, 4])
})

test('ADMIN-05 an entry says what the documents name, and nothing of a password', async () => {
  const {
    entries: [mirka],
  } = await site().call(listPeople, { query: 'mirka' }, await asChief())
  expect(mirka).toMatchObject({
    id: 2,
    username: 'mirka',
    email: 'mirka@example.com',
    country_id: NO_COUNTRY,
    points: 200,
    dollars: 11_200,
    flags: 129,
    permissions: 0,
    banned: false,
    owner: false,
  })
})

test.each([
  'limit=0',
  'limit=101',
  'sort=email',
  'flag=0',
  'country_id=245',
  `query=${'x'.repeat(101)}`,
  'offset=10001',
  'banned=2',
])('ADMIN-05 L04 L05 a list of people refuses %s', async (parameter) => {
  const { _u, _t } = await asChief()
  expect((await site().get(`/api/admin/user/list?_u=${_u}&_t=${_t}&${parameter}`)).status).toBe(400)
})

test('ADMIN-05 with canSeeUserProfile somebody is seen whole, also where they came from', async () => {
  const own = await startSite({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
  const mirka = await own.make.member({
    username: 'mirka',
    password: 'correct horse',
    email: 'mirka@example.com',
    points: 5,
  })
  const from = (address: string) =>
    fetch(`${own.url}/api/user/login`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: new URLSearchParams({ username: 'mirka', password: 'correct horse' }),
    })
  expect((await from('203.0.113.7')).status).toBe(200)
  own.clock.advance(60_000)
  expect((await from('2001:db8:0:7:1::1')).status).toBe(200)
  await own.call(login, { username: 'mirka', password: 'wrong horse' }).catch(() => undefined)

  const seen = await own.call(getPerson, { id: mirka.id }, await own.as(await staff(own)))
  expect(seen).toMatchObject({
    username: 'mirka',
    email: 'mirka@example.com',
    ips: ['2001:db8:0:7::/64', '203.0.113.7'],
    providers: [],
    last_login: TEST_NOW.getTime() / 1000 + 60,
    ban: null,
    bans: [],
  })
})

test('ADMIN-05 nobody else sees people: not without the bit, not with the bit alone, not as a visitor', async () => {
  const own = await startSite()
  const mirka = await own.make.member()
  const others = [
    await own.make.member({
      flags: Flag.Admin,
      permissions: everyPermission & ~Permission.canSeeUserProfile,
    }),
    await own.make.member({ permissions: everyPermission }),
    await own.make.member(),
  ]
  for (const call of [() => own.call(getPerson, { id: mirka.id }), () => own.call(listPeople, {})])
    await expect(call()).rejects.toMatchObject({ status: 401 })
  for (const other of others) {
    const credentials = await own.as(other)
    await expect(own.call(getPerson, { id: mirka.id }, credentials)).rejects.toMatchObject({
      status: 403,
      code: 'not_allowed',
    })
    await expect(own.call(listPeople, {}, credentials)).rejects.toMatchObject({
      status: 403,
      code: 'not_allowed',
    })
  }
  const moderator = await own.make.member({
    flags: Flag.Moderator,
    permissions: Permission.canSeeUserProfile,
  })
  expect((await own.call(getPerson, { id: mirka.id }, await own.as(moderator))).id).toBe(mirka.id)
  await expect(own.call(getPerson, { id: 999 }, await own.as(moderator))).rejects.toMatchObject({
    status: 404,
    code: 'user_not_found',
  })
})

test('ADMIN-10 a flag that stands beside no name, or that a member has already, throws no page away', async () => {
  const own = await startSite()
  const member = await own.make.member()
  const credentials = await own.as(await staff(own, 'canManageContent'))
  const purged = await purgedBy(own.databaseUrl)
  const set = (flag: 1 | 64, value: boolean) => () =>
    own.call(setFlag, { user_id: member.id, flag, value }, credentials)
  for (const value of [true, false]) {
    expect(await purged(set(Flag.RequiresVerifiedEmail, value))).toEqual([])
    expect(await purged(set(Flag.Featured, value))).toEqual(['names'])
    expect(await purged(set(Flag.Featured, value))).toEqual([])
  }
})
