import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deleteJob, listFailedJobs, retryJob } from '@loadout/contract/jobs/failed-jobs.ts'
import { jobMessageId } from '@loadout/contract/jobs/job-message.ts'
import { readCatalogue } from '@loadout/texts/compile.ts'
import { eventually } from '../../test/eventually.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite } from '../../test/start-site.ts'
import { writeDataCopy } from '../data-copy/order-data-copy.ts'
import type { Db } from '../platform/db/database.ts'
import { job, type DoJob } from '../platform/jobs/job.ts'

type Greeting = { name: string; address?: string; link?: string }

const greet = job<Greeting>('greet', {
  tries: 3,
  pauseSeconds: 1,
  longestPauseSeconds: 1,
  limitSeconds: 60,
})

/** A site that greets, with somebody of staff who may see what it could not do. */
async function greetingSite(act: DoJob<Greeting>) {
  const site = await startSite({
    jobs: true,
    extend: (_, { jobs }) => jobs.work(greet, act),
  })
  const staff = async () => site.as(await site.make.member(staffWith('canSeeUserProfile')))
  const add = (greeting: Greeting) =>
    site.db.transaction().execute((tx) => site.site.jobs.add(tx, greet, greeting))
  return { ...site, staff, add }
}

/** Until two transactions wait for a lock on this database. */
const untilTwoWait = (db: Db) =>
  eventually(async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    expect(rows).toHaveLength(2)
  })

test('N06 a job that fails each time holds up no other; after its last try staff find it with its error and nothing that it was given, the log has an error, and the figures count it', async () => {
  const done: string[] = []
  const secret = 'kJ8s0Wq-x2Zr5Tn7Yb1Lm4Pv6Hc9Df3Ga0Ee2Uu5Ii8'
  const { staff, add, call, get, log } = await greetingSite(async ({ name, address, link }) => {
    if (name !== 'Poison') return void done.push(name)
    throw new Error(`no antidote for ${name}\n at ${address} or b@example.com, ${link}`)
  })
  const reader = await staff()
  await add({
    name: 'Poison',
    address: 'Tove, 3 b',
    link: `https://loadout.example/auth/${secret}`,
  })
  await add({ name: 'Haldor' })

  await eventually(async () => expect((await call(listFailedJobs, {}, reader)).count).toBe(1))
  expect(done).toEqual(['Haldor'])
  const answer = await call(listFailedJobs, {}, reader)
  expect(answer.entries).toMatchObject([
    { kind: 'greet', tries: 3, failure: 'no antidote for … at … or … …', known: true },
  ])
  const entry = answer.entries[0]!
  expect(entry.failed).toBeGreaterThan(entry.asked)
  const told = [JSON.stringify(answer), ...log.filter((line) => line.includes('job greet'))]
  expect(told.join()).not.toMatch(/Poison|Tove|b@example|loadout\.example|kJ8s0Wq/)
  expect(log.filter((line) => line.includes('"level":50'))).toMatchObject([
    expect.stringContaining('job greet has failed for good after 3 tries: no antidote'),
  ])
  expect(await (await get('/metrics')).text()).toContain('\nloadout_failed_jobs 1\n')

  // What made it fail is still there.
  await call(retryJob, { id: entry.id }, reader)
  await eventually(async () =>
    expect((await call(listFailedJobs, {}, reader)).entries).toMatchObject([{ tries: 4 }]),
  )
})

test('N06 of two members of staff who have a job tried again at once one learns that it does not wait any more, and it is done once', async () => {
  const done: string[] = []
  const { staff, add, call, make, db } = await greetingSite(
    async ({ name }) => void done.push(name),
  )
  const both = [await staff(), await staff()]
  const { id } = await make.failedJob({ kind: 'greet', data: { name: 'Mireia' }, tries: 3 })

  const { answered } = await db.transaction().execute(async (tx) => {
    await sql`select from pgboss.job where id = ${id} for update`.execute(tx)
    const asked = both.map((member) => call(retryJob, { id }, member))
    await untilTwoWait(db)
    return { answered: Promise.allSettled(asked) }
  })
  expect(
    (await answered).toSorted((one, other) => one.status.localeCompare(other.status)),
  ).toMatchObject([
    { status: 'fulfilled', value: { success: true } },
    { status: 'rejected', reason: { status: 404, code: 'job_not_found' } },
  ])
  await eventually(() => expect(done).toEqual(['Mireia']))
  await add({ name: 'Haldor' })
  await eventually(() => expect(done).toEqual(['Mireia', 'Haldor']))
  expect(await call(listFailedJobs, {}, both[0])).toEqual({ count: 0, entries: [] })
  expect(
    await db.selectFrom('audit').select(['action', 'target', 'before', 'after']).execute(),
  ).toEqual([
    {
      action: 'job tried again',
      target: 'job greet',
      before: { tries: 3, failure: 'connect ECONNREFUSED 127.0.0.1:25' },
      after: null,
    },
  ])
})

test('N06 a job that staff delete is gone with all that it was given, and the audit says which it was', async () => {
  const { make, call, as, db } = await startSite()
  const reader = await as(await make.member(staffWith('canSeeUserProfile')))
  const { id } = await make.failedJob({ data: { userId: 7 } })

  expect(await call(deleteJob, { id }, reader)).toEqual({ success: true })
  expect(await call(listFailedJobs, {}, reader)).toEqual({ count: 0, entries: [] })
  const { rows } = await sql`select id from pgboss.job where id = ${id}`.execute(db)
  expect(rows).toEqual([])
  for (const again of [deleteJob, retryJob])
    await expect(call(again, { id }, reader)).rejects.toMatchObject({
      status: 404,
      code: 'job_not_found',
    })
  expect(await db.selectFrom('audit').select(['action', 'target']).execute()).toEqual([
    { action: 'job deleted', target: 'job write-data-copy' },
  ])
})

test('N06 jobs that failed for good are listed page by page, the latest first, and no others', async () => {
  const { make, call, as, db, site } = await startSite()
  const reader = await as(await make.member(staffWith('canSeeUserProfile')))
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute))
  for (const minute of [2, 3, 1])
    await make.failedJob({ asked: at(0), failed: at(minute), tries: minute })
  await db.transaction().execute((tx) => site.jobs.add(tx, writeDataCopy, { userId: 7 }))

  const page = async (offset: number) => {
    const { count, entries } = await call(listFailedJobs, { limit: 2, offset }, reader)
    return [count, entries.map(({ tries, failed, asked }) => [tries, failed - asked])]
  }
  expect(await page(0)).toEqual([
    3,
    [
      [3, 180],
      [2, 120],
    ],
  ])
  expect(await page(2)).toEqual([3, [[1, 60]]])
})

test('N06 what the site does not do any more cannot be tried again, and stays until it is deleted', async () => {
  const { make, call, as } = await startSite()
  const reader = await as(await make.member(staffWith('canSeeUserProfile')))
  const { id } = await make.failedJob({ kind: 'by-the-clock', data: { name: 'sweep-chimneys' } })

  await expect(call(retryJob, { id }, reader)).rejects.toMatchObject({
    status: 400,
    code: 'job_unknown',
  })
  expect((await call(listFailedJobs, {}, reader)).entries).toMatchObject([
    { id, kind: 'sweep-chimneys', known: false },
  ])
  await call(deleteJob, { id }, reader)
  expect((await call(listFailedJobs, {}, reader)).count).toBe(0)
})

test('N06 nobody without canSeeUserProfile sees what failed, has it tried again or deletes it', async () => {
  const { make, call, as } = await startSite()
  const { id } = await make.failedJob()
  const other = await as(await make.member(staffWith('canSeeStats', 'canManageContent')))

  await expect(call(listFailedJobs, {})).rejects.toMatchObject({ status: 401 })
  await expect(call(listFailedJobs, {}, other)).rejects.toMatchObject({ status: 403 })
  for (const change of [retryJob, deleteJob])
    await expect(call(change, { id }, other)).rejects.toMatchObject({ status: 403 })
  const reader = await as(await make.member(staffWith('canSeeUserProfile')))
  expect((await call(listFailedJobs, {}, reader)).entries).toMatchObject([{ id }])
})

test('N06 staff read in their words what each job of a site does that does all there is, and no words are for none', async () => {
  const { db } = await startSite({
    jobs: true,
    environment: {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'no-reply@community.example',
      WEBHOOK_URL: 'https://chat.example/hooks/5',
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
      INSTAGRAM_TOKEN: 'token',
      ESPORTAL: 'on',
    },
  })
  const messageIds = async () => {
    const { rows } = await sql<{ name: string }>`
        select name from pgboss.queue where name !~ '^(__pgboss|by-the-clock)'
        union select key from pgboss.schedule`.execute(db)
    return [...new Set(rows.map(({ name }) => jobMessageId(name)))].toSorted()
  }
  const worded = Object.keys(await readCatalogue('en')).filter((id) => id.startsWith('job_kind.'))
  expect(worded.length).toBeGreaterThan(0)
  await eventually(async () => expect(await messageIds()).toEqual(worded.toSorted()))
})
