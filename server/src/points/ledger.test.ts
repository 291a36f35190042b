import { expect, test } from 'vitest'
import { startSite } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { readLedger } from './ledger.ts'

test('POINTS-47 A05 the ledger is added up also where all points together are more than an integer holds', async () => {
  const { make, db } = await startSite()
  const members = await times(2, () => make.member())
  for (const member of members) await make.points({ to: member, points: 2_000_000_000 })
  expect(await readLedger(db)).toMatchObject({ entries: 2, points: 4_000_000_000, wrong: 0 })
})
