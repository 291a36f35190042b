import { expect, test } from 'vitest'
import { getAuth, login } from '@loadout/contract/accounts/accounts.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import { providerIds } from '@loadout/contract/providers/provider-ids.ts'
import { runCommand } from '../run-command.ts'
import { withApp, withPasskey } from '../second-steps.ts'
import { startSite, TEST_NOW } from '../start-site.ts'
import { DAY } from '../../src/platform/clock.ts'

const admin = (databaseUrl: string, args: string[], typed: string[] = []) =>
  runCommand(['admin', ...args], { environment: { DATABASE_URL: databaseUrl }, typed })

test('ROLE-03 ROLE-10 AMB-116 the command makes a new account the owner of a real site, asking again for what cannot be', async () => {
  const { databaseUrl, db, call, make } = await startSite()
  await make.member({ email: 'taken@example.com' })

  const { code, output } = await admin(
    databaseUrl,
    ['Haldor'],
    ['nonsense', 'taken@example.com', 'haldor@example.com', '12345678', 'correct horse'],
  )
  expect([code, output]).toEqual([
    0,
    expect.stringContaining('Haldor is there now and an owner: Admin, with every permission.'),
  ])
  expect(output).toContain('Invalid e-mail address.')
  expect(output).toContain('That e-mail address is already in use.')
  expect(output).toContain('Your password may not only consist of numbers.')
  expect(output).not.toContain('correct horse')

  const { user } = await call(login, { username: 'haldor', password: 'correct horse' })
  expect(user).toMatchObject({
    email: 'haldor@example.com',
    flags: Flag.Admin | Flag.HasVerifiedEmail,
    permissions: everyPermission,
  })
  expect(await db.selectFrom('audit').select(['admin_id', 'action', 'target']).execute()).toEqual([
    { admin_id: null, action: 'owner made', target: `user ${user?.id}` },
  ])
})

test('AMB-116 the command makes a member an owner, says so, and unmakes one', async () => {
  const { databaseUrl, db, make, as } = await startSite()
  const tindra = await make.member({
    username: 'Tindra',
    flags: Flag.Featured,
    bannedUntil: new Date(Date.now() + DAY),
  })
  await as(tindra)
  const row = () =>
    db
      .selectFrom('users')
      .select(['flags', 'permissions', 'is_owner', 'banned_until'])
      .where('id', '=', tindra.id)
      .executeTakeFirstOrThrow()

  expect(await admin(databaseUrl, ['tindra'])).toEqual({
    code: 0,
    output:
      'Tindra, a member until now, is an owner: Admin, with every permission. Password and e-mail stay as they were. The ban was lifted.\n',
  })
  expect(await row()).toEqual({
    flags: Flag.Featured | Flag.Admin | Flag.HasVerifiedEmail,
    permissions: everyPermission,
    is_owner: true,
    banned_until: null,
  })
  expect(await admin(databaseUrl, ['Tindra'])).toEqual({
    code: 0,
    output: 'Tindra is an owner already. Nothing was changed.\n',
  })

  expect(await admin(databaseUrl, ['Tindra', '--remove'])).toEqual({
    code: 0,
    output: 'Tindra is an owner no more: a member without permissions, signed out everywhere.\n',
  })
  expect(await row()).toMatchObject({
    flags: Flag.Featured | Flag.HasVerifiedEmail,
    permissions: 0,
    is_owner: false,
  })
  expect(await db.selectFrom('session').selectAll().execute()).toEqual([])
})

test('E15 the command lets somebody in by their password alone who has lost all their second steps', async () => {
  const site = await startSite()
  const { databaseUrl, db, make, as, call } = site
  const tindra = await make.member({ username: 'Tindra', password: 'correct horse' })
  const credentials = await as(tindra)
  const forget = () => admin(databaseUrl, ['tindra', '--forget-second-steps'])
  expect(await forget()).toEqual({
    code: 1,
    output: 'Tindra has no second step. Nothing was changed.\n',
  })

  await withApp(site, credentials)
  await withPasskey(site, credentials)
  expect(await forget()).toEqual({
    code: 0,
    output: 'Tindra signs in without a second step until they set one up again.\n',
  })
  const input = { username: 'Tindra', password: 'correct horse' }
  expect(await call(login, input)).toHaveProperty('user')
  expect(await db.selectFrom('recovery_code').selectAll().execute()).toEqual([])
  const written = await db.selectFrom('audit').select(['admin_id', 'action']).execute()
  expect(written).toContainEqual({ admin_id: null, action: 'second step removed' })
})

test('AMB-116 D04 the command gives an owner another password where no mail arrives, and whoever knew the old one is out', async () => {
  const { databaseUrl, db, make, as, call } = await startSite()
  const tindra = await make.member({ username: 'Tindra', password: 'correct horse', owner: true })
  const credentials = await as(tindra)
  const account = { user_id: tindra.id, connected_at: TEST_NOW, external_id: '1', handle: 'tindra' }
  await db
    .insertInto('provider_account')
    .values([
      { ...account, provider: providerIds.twitch },
      { ...account, provider: providerIds.steam },
    ])
    .execute()
  const set = (...typed: string[]) => admin(databaseUrl, ['tindra', '--new-password'], typed)
  expect(await set()).toEqual({
    code: 1,
    output: 'New password: \nNothing was changed: there is no new password.\n',
  })

  const { code, output } = await set('12345678', 'battery staple')
  expect([code, output]).toEqual([
    0,
    expect.stringContaining('Your password may not only consist of numbers.'),
  ])
  expect(output).toContain('Tindra signs in with the new password, and is signed out everywhere.')
  expect(output).not.toContain('battery staple')
  await expect(call(getAuth, {}, credentials)).rejects.toMatchObject({ status: 401 })
  expect(await db.selectFrom('provider_account').select('provider').execute()).toEqual([
    { provider: providerIds.twitch },
  ])
  const signIn = (password: string) => call(login, { username: 'Tindra', password })
  await expect(signIn('correct horse')).rejects.toMatchObject({ status: 400 })
  expect(await signIn('battery staple')).toMatchObject({ user: { username: 'Tindra' } })
  expect(await db.selectFrom('audit').select(['admin_id', 'action', 'target']).execute()).toEqual([
    { admin_id: null, action: 'password changed', target: `user ${tindra.id}` },
  ])
})

const USAGE =
  'npm run admin -- NAME makes an owner; npm run admin -- NAME --remove unmakes one; npm run admin -- NAME --forget-second-steps lets somebody in by their password alone; npm run admin -- NAME --new-password asks for another password of theirs.\n'

test.each([
  {
    args: [],
    says: USAGE,
  },
  {
    args: ['a', 'b'],
    says: USAGE,
  },
  { args: ['x'], says: 'Your username is too short.\n' },
  { args: ['x', '--remove', '--forget-second-steps'], says: USAGE },
  { args: ['Nobody7', '--forget-second-steps'], says: 'There is nobody called Nobody7.\n' },
  { args: ['Nobody7', '--new-password'], says: 'There is nobody called Nobody7.\n' },
  { args: ['Nobody7', '--remove'], says: 'There is nobody called Nobody7.\n' },
  {
    args: ['Haldor'],
    says: 'E-mail: \nNothing was changed: an owner needs an e-mail address and a password.\n',
  },
])('AMB-116 the command with $args changes nothing and says why', async ({ args, says }) => {
  const { databaseUrl, db } = await startSite({ now: TEST_NOW })

  expect(await admin(databaseUrl, args)).toEqual({ code: 1, output: says })
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
})
