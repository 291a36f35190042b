import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { openSite } from '../../../test/open-site.ts'
import { startSite, type TestSite } from '../../../test/start-site.ts'
import { watchAvailability } from '../db/availability.ts'
import { watchSetBack } from './clock-set-back.ts'
import { job } from './job.ts'
import { openJobDatabase } from './job-database.ts'
import type { Jobs } from './jobs.ts'

const greet = job<{ name: string }>('greet', {
  tries: 3,
  pauseSeconds: 60,
  longestPauseSeconds: 60,
  limitSeconds: 600,
})

/** Until somebody has looked for what is due by the clock. */
const untilLooked = ({ db }: Pick<TestSite, 'db'>) =>
  eventually(async () => {
    const { rows } = await sql`select cron_on <= now() as looked from pgboss.version`.execute(db)
    expect(rows).toEqual([{ looked: true }])
  })

test('N03 a clock that was ahead before a start keeps nothing from being done after it', async () => {
  const done: string[] = []
  const work = (jobs: Jobs) => jobs.work(greet, async ({ name }) => void done.push(name))
  const idle = await startSite({ extend: (_, { jobs }) => work(jobs) })
  const { db, site } = idle
  await db.transaction().execute((tx) => site.jobs.add(tx, greet, { name: 'Haldor' }))
  // As both are after a look for work by a clock that is two days ahead.
  await sql`update pgboss.version set cron_on = now() + interval '2 days'`.execute(db)
  await sql`
    update pgboss.job set created_on = created_on + interval '2 days',
      start_after = start_after + interval '2 days'`.execute(db)

  const busy = await openSite(idle.databaseUrl, {
    jobs: true,
    extend: (_, { jobs }) => work(jobs),
  })
  onTestFinished(busy.end)
  await eventually(() => expect(done).toEqual(['Haldor']))
  await untilLooked({ db })
  const told = busy.log.filter((line) => line.includes('the clock was set back by'))
  expect(told).toHaveLength(1)
})

test('N03 a clock that is set back under a running site is noticed once, and told', async () => {
  const { databaseUrl } = await startSite()
  const availability = watchAvailability(databaseUrl)
  const database = openJobDatabase(databaseUrl, availability)
  onTestFinished(async () => {
    availability.close()
    await database.close()
  })
  const told: string[] = []
  const wasSetBack = watchSetBack({ database, alarm: (message) => told.push(message) })
  expect(await wasSetBack()).toBe(false)

  const now = Date.now
  const behind = vi.spyOn(Date, 'now').mockImplementation(() => now() - 600_000)
  onTestFinished(() => behind.mockRestore())
  expect([await wasSetBack(), await wasSetBack()]).toEqual([true, false])
  expect(told).toEqual([expect.stringContaining('the clock was set back by 600 s')])
})
