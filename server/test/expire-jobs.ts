import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { openDatabase } from '../src/platform/db/database.ts'
import { FILLING_LIMITS } from './unhurried-limits.ts'

/**
 * As if the time were over that each job under way has: whoever supervises then takes it for lost,
 * and it is tried again at once.
 */
export async function expireJobs(url: string): Promise<void> {
  const { db, close } = openDatabase({ url, connections: 1, limits: FILLING_LIMITS })
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  await sql`
    update pgboss.job set started_on = started_on - make_interval(secs => expire_seconds)
    where state = 'active'`.execute(db)
  await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(db)
  await boss.supervise()
  await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db)
  await boss.stop({ graceful: false })
  await close()
}
