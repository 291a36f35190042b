import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { closedDoor } from '../../../test/closed-door.ts'
import { eventually } from '../../../test/eventually.ts'
import { expireJobs } from '../../../test/expire-jobs.ts'
import { finishJobs } from '../../../test/finish-jobs.ts'
import { openSite, type TestOptions } from '../../../test/open-site.ts'
import { startOwnPostgres } from '../../../test/own-postgres.ts'
import { prepareDatabase } from '../../../test/prepare-database.ts'
import { createDatabase, startSite } from '../../../test/start-site.ts'
import { passTicks } from '../../../test/virtual-ticks.ts'
import { job } from './job.ts'
import type { Jobs } from './jobs.ts'

const greet = job<{ name: string }>('greet', {
  tries: 3,
  pauseSeconds: 60,
  longestPauseSeconds: 60,
  limitSeconds: 600,
})

/** Several processes' worth of sites on one database. */
async function startSites(
  count: number,
  register: (jobs: Jobs, process: number) => void,
  options: TestOptions = {},
) {
  const url = await createDatabase()
  const sites = await Promise.all(
    Array.from({ length: count }, (_, process) =>
      openSite(url, { jobs: true, extend: (__, { jobs }) => register(jobs, process), ...options }),
    ),
  )
  onTestFinished(async () => void (await Promise.all(sites.map((site) => site.end()))))
  return sites as [(typeof sites)[number], ...typeof sites]
}

test('a job is done when its transaction is committed, and never when it is rolled back', async () => {
  const done: string[] = []
  const { db, site } = await startSite({
    jobs: true,
    extend: (_, { jobs }) => jobs.work(greet, async ({ name }) => void done.push(name)),
  })

  await db.transaction().execute(async (tx) => {
    await site.jobs.add(tx, greet, { name: 'Haldor' })
    // Whoever finds this one would have found the one before.
    await db.transaction().execute((other) => site.jobs.add(other, greet, { name: 'Mireia' }))
    await eventually(() => expect(done).toContain('Mireia'))
    expect(done).toEqual(['Mireia'])
  })
  const rolledBack = db.transaction().execute(async (tx) => {
    await site.jobs.add(tx, greet, { name: 'Nobody' })
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  await db.transaction().execute((tx) => site.jobs.add(tx, greet, { name: 'Saga' }))

  await eventually(() => expect(done).toContain('Saga'))
  await finishJobs(greet.name, [{ db, site }])
  expect(done.toSorted()).toEqual(['Haldor', 'Mireia', 'Saga'])
})

test('a site that does no jobs puts them down for one that does', async () => {
  const done: string[] = []
  const workAs = (who: string) => (jobs: Jobs) =>
    jobs.work(greet, async ({ name }) => void done.push(`${name} by ${who}`))
  const idle = await startSite({ extend: (_, { jobs }) => workAs('idle')(jobs) })
  const add = (name: string) =>
    idle.db.transaction().execute((tx) => idle.site.jobs.add(tx, greet, { name }))
  await add('Haldor')
  const busy = await openSite(idle.databaseUrl, {
    jobs: true,
    extend: (_, { jobs }) => workAs('busy')(jobs),
  })
  onTestFinished(busy.end)

  await eventually(() => expect(done).toHaveLength(1))
  // Whoever has just looked looks again after everybody else has: the idle one would come first.
  for (const name of ['Mireia', 'Saga', 'Oskar']) {
    const before = done.length
    await add(name)
    await eventually(() => expect(done).toHaveLength(before + 1))
  }
  expect(done).toEqual(['Haldor by busy', 'Mireia by busy', 'Saga by busy', 'Oskar by busy'])
})

test('a job for later waits until then', async () => {
  const done: { name: string; at: number }[] = []
  const { db, site } = await startSite({
    jobs: true,
    extend: (_, { jobs }) =>
      jobs.work(greet, async ({ name }) => void done.push({ name, at: Date.now() })),
  })
  // The one time that counts: jobs go by the clock of PostgreSQL, which no test moves here.
  const after = new Date(Date.now() + 2_500)
  await db.transaction().execute((tx) => site.jobs.add(tx, greet, { name: 'Haldor' }, { after }))

  await eventually(() => expect(done).toHaveLength(1))
  expect(done[0]?.at).toBeGreaterThanOrEqual(after.getTime() - 100)
})

test('N06 a job that fails is tried again as often as it says and told which try is the last, while others are done', async () => {
  const tries: unknown[] = []
  const done: string[] = []
  const { db, site, log } = await startSite({
    jobs: true,
    extend: (_, { jobs }) =>
      jobs.work(greet, async ({ name }, { number, isLast }) => {
        if (name !== 'Poison') return void done.push(name)
        tries.push({ number, isLast })
        throw new Error('no antidote')
      }),
  })
  await db.transaction().execute(async (tx) => {
    await site.jobs.add(tx, greet, { name: 'Poison' })
    await site.jobs.add(tx, greet, { name: 'Haldor' })
  })

  await eventually(() => expect(tries).toHaveLength(3))
  expect(tries).toEqual([
    { number: 1, isLast: false },
    { number: 2, isLast: false },
    { number: 3, isLast: true },
  ])
  expect(done).toEqual(['Haldor'])
  await finishJobs(greet.name, [{ db, site }])
  expect(tries).toHaveLength(3)
  expect(log.filter((line) => line.includes('job greet failed: no antidote'))).toHaveLength(2)
  expect(
    log.filter((line) => line.includes('job greet has failed for good after 3 tries: no antidote')),
  ).toHaveLength(1)
})

test('N06 a job that hangs is given up when its time is over, and those that were taken with it are done once', async () => {
  const never = Promise.withResolvers<void>()
  const done: string[] = []
  const { db, site, log } = await startSite({
    jobs: true,
    extend: (_, { jobs }) =>
      jobs.work({ ...greet, tries: 2, limitSeconds: 2 }, async ({ name }, { number }) => {
        if (name === 'Poison') return never.promise
        done.push(`${name} ${number}`)
      }),
  })
  const add = (...names: string[]) =>
    db.transaction().execute(async (tx) => {
      for (const name of names) await site.jobs.add(tx, greet, { name })
    })
  await add('Poison', 'Haldor')

  await eventually(() =>
    expect(log.filter((line) => line.includes('job greet'))).toMatchObject([
      expect.stringContaining('job greet failed: not done after 2 s'),
      expect.stringContaining('job greet has failed for good after 2 tries: not done after 2 s'),
    ]),
  )
  await add('Mireia')
  await eventually(() => expect(done).toEqual(['Haldor 1', 'Mireia 1']))
})

test('N01 three processes do each of 60 jobs once', async () => {
  const done: string[] = []
  const begun = new Set<number>()
  const allHaveBegun = Promise.withResolvers<void>()
  const sites = await startSites(3, (jobs, process) =>
    jobs.work(greet, async ({ name }) => {
      begun.add(process)
      if (begun.size === 3) allHaveBegun.resolve()
      await allHaveBegun.promise
      done.push(name)
    }),
  )
  const [{ db, site }] = sites
  const names = Array.from({ length: 60 }, (_, number) => `person${number}`)
  for (const name of names)
    await db.transaction().execute((tx) => site.jobs.add(tx, greet, { name }))

  await finishJobs(greet.name, sites)
  expect(done.toSorted()).toEqual(names.toSorted())
})

test('N01 what a job does in the transaction that finishes it is there once, whether its worker dies right after it or was only taken for lost before', async () => {
  const killed = Promise.withResolvers<void>()
  const goesOn = Promise.withResolvers<void>()
  // Two of them hold one each.
  const sites = await startSites(3, (jobs) =>
    jobs.work(greet, async ({ name }, { number, finish }) => {
      if (name === 'Mireia' && number === 1) await goesOn.promise
      await sites[0].site.transaction(async ({ tx }) => {
        await finish(tx)
        const data = JSON.stringify({ name, number })
        await tx
          .insertInto('event_log')
          .values({ kind: 'greeted', actor_id: null, data, inserted: new Date() })
          .execute()
      })
      // As a process that is killed before it can say that it is through.
      if (name === 'Haldor') await killed.promise
    }),
  )
  const [{ db, databaseUrl, site }] = sites
  const greeted = async () =>
    (await db.selectFrom('event_log').select('data').where('kind', '=', 'greeted').execute())
      .map(({ data }) => data as { name: string; number: number })
      .toSorted((one, other) => one.name.localeCompare(other.name))
  await db.transaction().execute(async (tx) => {
    await site.jobs.add(tx, greet, { name: 'Haldor' })
    await site.jobs.add(tx, greet, { name: 'Mireia' })
  })
  await eventually(async () => expect(await greeted()).toEqual([{ name: 'Haldor', number: 1 }]))
  const untouched = async () =>
    (await sql`select from pgboss.job where name = ${greet.name} and state = 'created'`.execute(db))
      .rows
  await eventually(async () => expect(await untouched()).toEqual([]))

  await expireJobs(databaseUrl)
  const both = [
    { name: 'Haldor', number: 1 },
    { name: 'Mireia', number: 2 },
  ]
  await eventually(async () => expect(await greeted()).toEqual(both))
  goesOn.resolve()
  await eventually(() =>
    expect(sites.flatMap(({ log }) => log)).toContainEqual(
      expect.stringContaining('job greet failed: taken for lost'),
    ),
  )
  expect(await greeted()).toEqual(both)
  killed.resolve()
})

test('N02 what is done by the clock is done once among three processes, again after a failure, and no more when it is taken out', async () => {
  let ticks = 0
  const begun = Math.floor(Date.now() / 60_000)
  // Whatever the minute, the last one is due at once.
  const sites = await startSites(3, (jobs) =>
    jobs.every('* * * * *', 'tick', async () => {
      ticks++
      if (ticks === 1) throw new Error('slept in')
    }),
  )

  await eventually(() => expect(ticks).toBeGreaterThanOrEqual(2))

  const later = await openSite(sites[0].databaseUrl, {
    jobs: true,
    extend: (_, { jobs }) => jobs.every('0 5 * * 1', 'payout', async () => undefined),
  })
  onTestFinished(later.end)
  const schedules = async () =>
    (
      await sql<{
        key: string
        cron: string
        timezone: string
      }>`select key, cron, timezone from pgboss.schedule order by key`.execute(later.db)
    ).rows
  const keys = async () => (await schedules()).map(({ key }) => key)
  await eventually(async () =>
    expect([(await keys()).includes('payout'), (await keys()).includes('tick')]).toEqual([
      true,
      false,
    ]),
  )
  expect(await schedules()).toContainEqual({ key: 'payout', cron: '0 5 * * 1', timezone: 'UTC' })
  await finishJobs('tick', sites)
  const minutes = 1 + Math.floor(Date.now() / 60_000) - begun
  expect(ticks).toBeLessThanOrEqual(1 + minutes)
})

test('N02 through a quarter of an hour that three processes pass, one of which is replaced now and then, what is due runs once in its minute', async () => {
  const url = await createDatabase()
  expect(await passTicks([url, url, url], 15)).toEqual({ runs: 38, breaches: [] })
})

test('what asks other sites by the clock holds up neither what does not, nor what else does', async () => {
  const done: string[] = []
  const answers = Promise.withResolvers<void>()
  const backlog = Promise.withResolvers<void>()
  /** Fails once, so that it has to be found a second time. */
  const atSecondTry = (name: string) => {
    let tries = 0
    return async () => {
      await backlog.promise
      tries++
      if (tries === 1) throw new Error('slept in')
      done.push(name)
    }
  }
  const { db } = await startSite({
    jobs: true,
    domains: [],
    extend: (_, { jobs }) => {
      jobs.every('* * * * *', 'slow', () => answers.promise, { asksOutside: true })
      jobs.every('* * * * *', 'quick', atSecondTry('quick'), { asksOutside: true })
      jobs.every('* * * * *', 'own', atSecondTry('own'))
    },
  })
  onTestFinished(() => answers.resolve())
  const begun = async () =>
    (
      await sql<{ name: string }>`
        select distinct data->>'name' as name from pgboss.job
        where data->>'name' in ('own', 'quick', 'slow') and state = 'active' order by 1`.execute(db)
    ).rows.map(({ name }) => name)
  await eventually(async () => expect(await begun()).toEqual(['own', 'quick', 'slow']))
  // The minutes before, of what asks a slow site, wait as well.
  await sql`
    insert into pgboss.job (name, data, group_id, created_on)
    select name, data, group_id, created_on - '1 min'::interval * minute
    from pgboss.job, generate_series(1, 3) as minute
    where data->>'name' = 'slow' and state = 'active'`.execute(db)
  backlog.resolve()

  await eventually(() => expect(new Set(done)).toEqual(new Set(['own', 'quick'])))
})

test('a database that was put back to before it knew a kind of job learns it again', async () => {
  const done: string[] = []
  const { db, site } = await startSite({
    jobs: true,
    extend: (_, { jobs }) => jobs.work(greet, async ({ name }) => void done.push(name)),
  })
  const add = (name: string) => db.transaction().execute((tx) => site.jobs.add(tx, greet, { name }))
  await add('Haldor')
  await eventually(() => expect(done).toEqual(['Haldor']))
  await sql`delete from pgboss.job where name = 'greet'`.execute(db)
  await sql`delete from pgboss.queue where name = 'greet'`.execute(db)

  await add('Mireia')
  await eventually(() => expect(done).toEqual(['Haldor', 'Mireia']))
})

test('O01 a server that is told to end lets its jobs finish and leaves the others to whoever comes', async () => {
  const done: string[] = []
  let begun = 0
  const goesOn = Promise.withResolvers<void>()
  const { db, site, databaseUrl } = await startSite({
    jobs: true,
    extend: (_, { jobs }) =>
      jobs.work(greet, async ({ name }) => {
        begun++
        await goesOn.promise
        done.push(name)
      }),
  })
  await db.transaction().execute((tx) => site.jobs.add(tx, greet, { name: 'under way' }))
  await eventually(() => expect(begun).toBe(1))
  const drained = site.drain()
  await db
    .transaction()
    .execute((tx) => site.jobs.add(tx, greet, { name: 'too late for this one' }))
  // Its port closes after its jobs were told.
  await eventually(() => expect(site.http.server.listening).toBe(false))
  goesOn.resolve()
  await drained
  expect(done).toEqual(['under way'])

  const next = await openSite(databaseUrl, {
    jobs: true,
    extend: (_, { jobs }) => jobs.work(greet, async ({ name }) => void done.push(name)),
  })
  onTestFinished(next.end)
  await eventually(() => expect(done).toEqual(['under way', 'too late for this one']))
  await finishJobs(greet.name, [next])
  expect(done).toHaveLength(2)
})

test('O02 jobs go on by themselves when PostgreSQL was away', async () => {
  const postgres = await startOwnPostgres('jobs-away')
  onTestFinished(() => postgres.stop())
  await prepareDatabase(postgres.url)
  const done: string[] = []
  const { db, site, end } = await openSite(postgres.url, {
    jobs: true,
    extend: (_, { jobs }) => jobs.work(greet, async ({ name }) => void done.push(name)),
  })
  onTestFinished(end)
  const add = (name: string) => db.transaction().execute((tx) => site.jobs.add(tx, greet, { name }))
  await add('before')
  await eventually(() => expect(done).toEqual(['before']))

  postgres.crash()
  await eventually(() => expect(add('lost in the crash')).rejects.toThrow())
  const door = await closedDoor(Number(new URL(postgres.url).port))
  // More than one look for jobs was in vain.
  await eventually(() =>
    expect(door.came.filter((name) => name === 'loadout jobs').length).toBeGreaterThan(2),
  )
  await door.open()
  await postgres.restart()
  await eventually(() => add('after'))
  // A crash may take along that a job is done: then it is done again.
  await eventually(() => expect(new Set(done)).toEqual(new Set(['before', 'after'])))
})
