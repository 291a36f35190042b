import { spawn } from 'node:child_process'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { postComment } from '@loadout/contract/comments/comments.ts'
import { getNews } from '@loadout/contract/news/news.ts'
import { weekOf } from '@loadout/contract/rankings/week-number.ts'
import { closeWeeks } from '../../src/rankings/close-weeks.ts'
import { COMPILED } from '../server-process.ts'
import { earn } from '../earn.ts'
import { startSite } from '../start-site.ts'

/** Runs the command as the terminal does. */
async function checkLedger(databaseUrl: string) {
  const child = spawn(
    process.execPath,
    [`${import.meta.dirname}/../../../launcher/check-ledger.mjs`],
    {
      env: { PATH: process.env['PATH'], ...COMPILED, DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += String(chunk)
  })
  child.stderr.on('data', (chunk) => {
    output += String(chunk)
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, lines: output.trim().split('\n') }
}

test('A05 POINTS-47 the command proves every balance from its ledger, and names those that were changed by hand', async () => {
  const { call, as, make, db, databaseUrl } = await startSite()
  const [news, haldor, tindra] = [
    await make.news(),
    await make.member({ username: 'Haldor' }),
    await make.member({ username: 'Tindra' }),
  ]
  const credentials = await as(haldor)
  await call(getNews, { id: news.id }, credentials)
  await call(
    postComment,
    { id: news.id, article_type: 'news', message: 'Well played' },
    credentials,
  )
  await call(getNews, { id: news.id }, await as(tindra))
  expect(await checkLedger(databaseUrl)).toEqual({
    code: 0,
    lines: [
      'Every balance is the sum of its ledger: 3 members, 3 entries, 70 points.',
      'Every ranking is that of the ledger: 6 sums, 0 closed weeks.',
    ],
  })

  await db.updateTable('users').set({ points: 1_050 }).where('id', '=', haldor.id).execute()
  await db.updateTable('users').set({ points: 0 }).where('id', '=', tindra.id).execute()
  expect(await checkLedger(databaseUrl)).toEqual({
    code: 1,
    lines: [
      `Haldor (${haldor.id}) has 1,050 points and has earned 50.`,
      `Tindra (${tindra.id}) has 0 points and has earned 20.`,
      '2 of 3 balances are not the sum of their ledger.',
      'Every ranking is that of the ledger: 6 sums, 0 closed weeks.',
    ],
  })
})

test('A05 a database that cannot be read is not called right', async () => {
  const { code, lines } = await checkLedger('postgres://nobody@127.0.0.1:1/none')
  expect([code, lines.join()]).toEqual([1, expect.not.stringContaining('Every balance')])
})

test('A05 A12 N04 the command names sums, places and weeks that were changed by hand, past all that refuses it', async () => {
  const site = await startSite()
  const { make, db, databaseUrl } = site
  const [first, second] = [await make.member(), await make.member()]
  const lastWeek = new Date(site.clock.now().getTime() - 7 * 86_400_000)
  await earn(site, first, 50, lastWeek)
  await earn(site, second, 30, lastWeek)
  await closeWeeks(site.site)
  expect(await checkLedger(databaseUrl)).toMatchObject({ code: 0 })

  const week = weekOf(lastWeek)
  for (const statement of [
    'alter table week_place disable trigger user',
    `update week_place set points = 60, rank = 3 where user_id = ${second.id}`,
    `update ranking_sum set amount = 55 where user_id = ${first.id} and period = 2`,
  ])
    await sql.raw(statement).execute(db)
  const { code, lines } = await checkLedger(databaseUrl)
  expect(code).toBe(1)
  expect(lines).toEqual(
    expect.arrayContaining([
      '1 sums of the rankings are not those of the ledger.',
      '1 places of closed weeks are not those of the ledger.',
      `Closed weeks whose places do not add up: ${week}.`,
    ]),
  )
})
