import { ensureBuilt } from '../launcher/web-build.mjs'
import { startTestPostgres } from '../server/test/test-postgres.ts'

/**
 * What all journeys share: the built web part and one PostgreSQL, in which every test gets a
 * database of its own.
 */
export default async function setUp() {
  await ensureBuilt(process.execPath)
  const { adminUrl, stop } = await startTestPostgres()
  process.env['JOURNEYS_POSTGRES'] = adminUrl
  return stop
}
