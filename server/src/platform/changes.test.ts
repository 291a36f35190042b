import { expect, test } from 'vitest'
import { signup } from '@loadout/contract/accounts/accounts.ts'
import { startSite } from '../../test/start-site.ts'
import { forgetReplays } from './changes.ts'

const person = { username: 'Haldor', email: 'haldor@mail.example', password: 'correct horse', country_id: 216 }

test('AMB-150 an answer is kept for repeats for a day, and then forgotten', async () => {
  const { call, clock, db } = await startSite()
  const _k = crypto.randomUUID()
  await call(signup, person, { _k })

  clock.advance(24 * 3_600_000)
  await forgetReplays(db, clock)
  expect(await db.selectFrom('replay').select('key').execute()).toEqual([{ key: _k }])
  clock.advance(1_000)
  await forgetReplays(db, clock)
  expect(await db.selectFrom('replay').select('key').execute()).toEqual([])
})
