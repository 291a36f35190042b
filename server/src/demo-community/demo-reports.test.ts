import { expect, test } from 'vitest'
import { listRemovals } from '@loadout/contract/reports/reports.ts'
import { listReports } from '@loadout/contract/reports/staff-reports.ts'
import { withPatientDatabase } from '../../test/patient-database.ts'
import { shareSite, TEST_NOW } from '../../test/start-site.ts'
import { fillDemo } from './fill.ts'

const site = shareSite(({ databaseUrl }) =>
  withPatientDatabase(databaseUrl, (db) => fillDemo(db, TEST_NOW)),
)

test('the demo has reported things that wait and some that are decided, which its log tells of', async () => {
  const { call, as, db } = site()
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'demoadmin')
    .executeTakeFirstOrThrow()
  const staff = await as({ id })
  const open = await call(listReports, {}, staff)
  expect(open.count).toBeGreaterThan(2)
  expect(open.entries.every(({ since }) => since === 'same')).toBe(true)
  expect((await call(listReports, { state: 'decided' }, staff)).count).toBeGreaterThan(2)
  expect((await call(listRemovals, {})).entries.length).toBeGreaterThan(0)
})
