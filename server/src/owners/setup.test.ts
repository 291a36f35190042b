import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { login } from '@loadout/contract/accounts/accounts.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import { listCategories } from '@loadout/contract/categories/categories.ts'
import { readSetup, setUpSite } from '@loadout/contract/owners/set-up-site.ts'
import { getSite } from '@loadout/contract/site-settings/site.ts'
import { eventually } from '../../test/eventually.ts'
import { elements, readPage } from '../../test/read-page.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import type { Db } from '../platform/db/database.ts'
import { lockSettings } from '../site-settings/queries.ts'
import { inviteOwner } from './invitation.ts'
import { makeOwner, removeOwner } from './make-owner.ts'

const expired = { status: 400, code: 'link_expired' }
const wanted = {
  username: 'Haldor',
  password: 'correct horse',
  email: 'haldor@mail.example',
  country_id: 216,
  site_name: ' Northern  Lights ',
  languages: [0, 3],
  fallback_language_id: 3,
  games: [2, 5],
}

/** What a start prints, and the token in it. */
async function invite({ site }: Pick<TestSite, 'site'>) {
  const address = await inviteOwner(site, 'https://community.example')
  return { address, token: address?.split('/').at(-1) ?? '' }
}

test('AMB-116 whoever holds the address of a new site becomes its owner, and says what it is called, speaks and plays', async () => {
  const site = await startSite()
  const { address, token } = await invite(site)
  expect(address).toMatch(/^https:\/\/community\.example\/setup\/[\w-]{43}$/)
  expect(await site.call(readSetup, { token })).toMatchObject({
    site_name: 'Loadout',
    fallback_language_id: 1,
    games: expect.arrayContaining([{ id: 2, name: 'CS:GO', always: true }]),
  })
  expect(await site.call(setUpSite, { token, ...wanted })).toEqual({ success: true })

  const { username, password } = wanted
  const { user } = await site.call(login, { username, password })
  expect(user).toMatchObject({
    email: 'haldor@mail.example',
    country_id: 216,
    flags: Flag.Admin | Flag.HasVerifiedEmail,
    permissions: everyPermission,
  })
  expect(await site.call(getSite, {})).toMatchObject({ name: 'Northern Lights', languages: [0, 3] })
  const { entries } = await site.call(listCategories, {})
  const shown = entries.filter(({ parent, id, hidden }) => parent === null && id > 0 && !hidden)
  expect(shown.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([2, 5])
  const actions = await site.db.selectFrom('audit').select(['action', 'admin_id']).execute()
  expect(new Set(actions.map(({ action }) => action))).toEqual(
    new Set(['owner made', 'site settings changed', 'game saved']),
  )
})

test('AMB-116 D14 the token is used once, though it is sent many times at once, and stored as a hash', async () => {
  const site = await startSite()
  const { token } = await invite(site)
  const stored = await site.db.selectFrom('owner_invitation').select('token').executeTakeFirst()
  expect(stored?.token.toString('base64url')).not.toBe(token)
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) =>
      site.call(setUpSite, {
        ...wanted,
        token,
        username: `Owner${index}`,
        email: `owner${index}@mail.example`,
      }),
    ),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const tried of tries)
    if (tried.status === 'rejected') expect(tried.reason).toMatchObject(expired)
  const owners = await site.db
    .selectFrom('users')
    .select('id')
    .where('is_owner', '=', true)
    .execute()
  expect(owners).toHaveLength(1)
  expect(await site.db.selectFrom('owner_invitation').selectAll().execute()).toEqual([])
  await expect(site.call(readSetup, { token })).rejects.toMatchObject(expired)
})

test('AMB-116 D14 a form that is sent while another is being kept makes no second owner', async () => {
  const site = await startSite()
  const { token } = await invite(site)
  const forms: Promise<unknown>[] = []
  await site.db.transaction().execute(async (tx) => {
    await lockSettings(tx)
    for (const username of ['Haldor', 'Tindra']) {
      const email = `${username}@mail.example`
      forms.push(site.call(setUpSite, { ...wanted, token, username, email }))
      forms.at(-1)?.catch(() => undefined)
      await eventually(async () => expect(await countWaiting(site.db)).toBe(forms.length))
    }
  })
  expect(await Promise.allSettled(forms)).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: expired },
  ])
  expect(await site.db.selectFrom('users').select('username').execute()).toEqual([
    { username: 'Haldor' },
  ])
})

/** Transactions of this site that wait for another; inside of one they would not change. */
async function countWaiting(db: Db) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count
}

test('AMB-150 a form whose answer was lost is answered again, and makes nobody twice', async () => {
  const site = await startSite()
  const { token } = await invite(site)
  const key = { _k: 'a-key-that-nobody-guesses' }
  for (let time = 0; time < 2; time++)
    expect(await site.call(setUpSite, { token, ...wanted }, key)).toEqual({ success: true })
  expect(await site.db.selectFrom('users').select('id').execute()).toHaveLength(1)
})

test('AMB-116 D14 an address is refused when the site was started again, when it is a day old, and when there is an owner', async () => {
  const site = await startSite()
  const first = await invite(site)
  const second = await invite(site)
  await expect(site.call(readSetup, { token: first.token })).rejects.toMatchObject(expired)
  await site.call(readSetup, { token: second.token })
  site.clock.advance(86_400_001)
  await expect(site.call(readSetup, { token: second.token })).rejects.toMatchObject(expired)
  await expect(site.call(setUpSite, { token: second.token, ...wanted })).rejects.toMatchObject(
    expired,
  )

  const third = await invite(site)
  const member = await site.make.member({ username: 'Tindra' })
  await makeOwner(site.site, 'Tindra', () => Promise.resolve(undefined))
  await expect(site.call(setUpSite, { token: third.token, ...wanted })).rejects.toMatchObject(
    expired,
  )
  expect((await invite(site)).address).toBeUndefined()
  await removeOwner(site.site, 'Tindra')
  await expect(site.call(readSetup, { token: third.token })).rejects.toMatchObject(expired)
  expect(await site.db.selectFrom('users').select('id').execute()).toEqual([{ id: member.id }])
})

test.each([
  ['another token', { token: 'A'.repeat(43) }, expired],
  ['no token', { token: '' }, expired],
  ['an absurd token', { token: 'A'.repeat(300) }, { code: 'invalid_request', field: 'token' }],
  ['a short name', { username: 'x' }, { code: 'username_too_short', field: 'username' }],
  ['a name that is taken', { username: 'tindra' }, { code: 'username_taken', field: 'username' }],
  ['a password of digits', { password: '12345678' }, { code: 'password_only_numbers' }],
  ['no address', { email: 'nobody' }, { code: 'email_invalid', field: 'email' }],
  ['a taken address', { email: 'TINDRA@mail.example' }, { code: 'email_taken', field: 'email' }],
  ['no country', { country_id: '' }, { code: 'country_missing', field: 'country_id' }],
  ['a name of the site as long as a text', { site_name: 'a'.repeat(41) }, { field: 'site_name' }],
  [
    'a main language that is not offered',
    { languages: [0], fallback_language_id: 3 },
    { code: 'fallback_language_missing' },
  ],
  ['no language', { languages: [] }, { code: 'fallback_language_missing' }],
  ['a game that is not there', { games: [2, 29] }, { code: 'category_not_found', field: 'games' }],
  ['a shop category', { games: [8] }, { code: 'category_not_found', field: 'games' }],
])(
  'AMB-116 D14 with %s nothing is set up, and the address stays good',
  async (_, fault, refusal) => {
    const site = await startSite()
    await site.make.member({ username: 'Tindra', email: 'tindra@mail.example' })
    const { token } = await invite(site)
    const before = await site.call(getSite, {})
    await expect(site.call(setUpSite, { token, ...wanted, ...fault })).rejects.toMatchObject(
      refusal,
    )
    expect(await site.call(getSite, {})).toEqual(before)
    expect(await site.db.selectFrom('users').select('id').execute()).toHaveLength(1)
    expect(await site.db.selectFrom('audit').select('id').execute()).toEqual([])
    await site.call(setUpSite, { token, ...wanted })
  },
)

test('AMB-116 D14 guesses are counted like those of passwords', async () => {
  const site = await startSite({ environment: { RATE_LIMIT_SIGN_IN: '5' } })
  const guess = () => site.call(readSetup, { token: 'A'.repeat(43) })
  for (let time = 0; time < 5; time++) await expect(guess()).rejects.toMatchObject(expired)
  await expect(guess()).rejects.toMatchObject({ status: 429, code: 'too_many_requests' })
})

test('AMB-116 D10 opening the page uses nothing up, and search engines leave it alone', async () => {
  const site = await startSite()
  const { token } = await invite(site)
  const page = await readPage(await site.get(`/setup/${token}?lang=de`))
  expect([page.status, page.h1]).toEqual([200, 'Deine Website einrichten'])
  expect(elements(page.html, 'meta')).toContainEqual({ name: 'robots', content: 'noindex' })
  await site.call(readSetup, { token })
})

test('AMB-116 AMB-120 the setup speaks the first language of the browser, English for English, and readers are still given the fallback', async () => {
  const site = await startSite()
  const { token } = await invite(site)
  const english = { 'accept-language': 'en-US,en;q=0.9' }
  for (const path of [`/setup/${token}`, '/setup'])
    expect(await readPage(await site.get(path, english))).toMatchObject({
      lang: 'en',
      h1: 'Set up your site',
    })
  expect(await readPage(await site.get('/setup', { 'accept-language': 'de' }))).toMatchObject({
    lang: 'de',
  })
  expect(await readPage(await site.get('/about', english))).toMatchObject({ lang: 'sv' })
})
