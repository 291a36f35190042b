import { expect, test } from 'vitest'
import { changePassword, getAuth, signup } from '@loadout/contract/accounts/accounts.ts'
import { startSite, TEST_NOW } from '../../test/start-site.ts'
import { forgetExpired } from './forget-expired.ts'

const DAY = 86_400_000
const password = 'correct horse'

test('AMB-83 AMB-150 AMB-156 what has expired is emptied, and nothing that is still good', async () => {
  const { call, make, as, db, clock, site } = await startSite()
  const person = await make.member({ password, email: 'haldor@mail.example' })
  await call(signup, { username: 'Tindra', email: 'tindra@mail.example', password, country_id: 1 }, { _k: crypto.randomUUID() })
  await call(changePassword, { current_password: password, new_password: 'battery staple' }, { ...(await as(person)), _k: crypto.randomUUID() })
  await make.link(person, 'reset-password')
  const rows = () => Promise.all((['session', 'account_link', 'exchanged_secret', 'replay'] as const).map(async (table) => (await db.selectFrom(table).select('inserted').execute()).length))
  expect(await rows()).toEqual([1, 2, 1, 1])
  await forgetExpired(site)
  expect(await rows()).toEqual([1, 2, 1, 1])

  clock.set(new Date(TEST_NOW.getTime() + 2 * DAY))
  const fresh = await as(person)
  await make.link(person, 'verify-email')
  await forgetExpired(site)
  expect(await rows()).toEqual([2, 1, 0, 0])

  clock.set(new Date(TEST_NOW.getTime() + 91 * DAY))
  await forgetExpired(site)
  expect(await rows()).toEqual([1, 0, 0, 0])
  expect((await call(getAuth, {}, fresh)).id).toBe(person.id)
})
