import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { recordPublished } from '../../src/news/record-published.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { openSite } from '../open-site.ts'
import { startProcess } from '../start-process.ts'
import { startSite } from '../start-site.ts'
import { startWebhookReceiver } from '../webhook-receiver.ts'

/** As if the time that a job has were over: whoever supervises then takes it for lost. */
async function expireJobs(url: string) {
  const { db, close } = openDatabase({ url, connections: 1 })
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  await sql`update pgboss.job set started_on = started_on - interval '1 hour' where state = 'active'`.execute(
    db,
  )
  await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(db)
  await boss.supervise()
  await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db)
  await boss.stop({ graceful: false })
  await close()
}

test('N01 what a killed process had under way after a commit is carried on by another, with the same id', async () => {
  const receiver = await startWebhookReceiver(0)
  const environment = { WEBHOOK_URL: receiver.url }
  const { databaseUrl, make, site } = await startSite({ now: new Date(), environment })
  await make.news()
  await recordPublished(site)
  const killed = await startProcess({ databaseUrl, environment })
  await eventually(() => expect(receiver.deliveries).toHaveLength(1))
  await killed.kill()
  await expireJobs(databaseUrl)

  const next = await openSite(databaseUrl, { jobs: true, now: new Date(), environment })
  onTestFinished(next.end)
  await eventually(() => expect(receiver.deliveries).toHaveLength(2))
  const [first, second] = receiver.deliveries
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
})
