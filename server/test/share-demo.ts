import type { sql } from 'kysely'
import { fillDemo } from '../src/demo-community/fill.ts'
import { withPatientDatabase } from './patient-database.ts'
import { shareSite, TEST_NOW } from './start-site.ts'

/** A site with the demo community, for all tests of a file. */
export function shareDemo() {
  const site = shareSite(({ databaseUrl }) =>
    withPatientDatabase(databaseUrl, (db) => fillDemo(db, TEST_NOW)),
  )
  const rows = async <Row>(query: ReturnType<typeof sql<Row>>) =>
    (await query.execute(site().db)).rows
  return { site, rows }
}
