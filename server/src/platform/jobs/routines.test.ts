import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { openSite, type TestOptions } from '../../../test/open-site.ts'
import { startSite } from '../../../test/start-site.ts'

test('N02 what only a newer version does by the clock is left to it by an older one, which says so', async () => {
  const done: string[] = []
  // Half an hour from now, so that it does not come by itself while the test lasts.
  const cron = `${(new Date().getUTCMinutes() + 30) % 60} * * * *`
  const doing = (name: string): TestOptions => ({
    jobs: true,
    domains: [],
    extend: (_, { jobs }) => jobs.every(cron, name, async () => void done.push(name)),
  })
  const old = await startSite(doing('old'))
  // As the newer one does beside it, when the time has come.
  const put = () => sql`
    insert into pgboss.job (name, data, retry_limit)
    select name, '{"name":"new"}', 1000 from pgboss.queue where name = 'by-the-clock'`
  await eventually(async () => expect((await put().execute(old.db)).numAffectedRows).toBe(1n))
  await eventually(() =>
    expect(old.log.join('')).toContain('job new failed: this version does not know it'),
  )
  await old.end()

  const newer = await openSite(old.databaseUrl, doing('new'))
  onTestFinished(newer.end)
  await eventually(() => expect(done).toEqual(['new']))
})
