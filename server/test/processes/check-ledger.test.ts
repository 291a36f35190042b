import { spawn } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { postComment } from '@loadout/contract/comments/comments.ts'
import { getNews } from '@loadout/contract/news/news.ts'
import { COMPILED } from '../server-process.ts'
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
    lines: ['Every balance is the sum of its ledger: 3 members, 3 entries, 70 points.'],
  })

  await db.updateTable('users').set({ points: 1_050 }).where('id', '=', haldor.id).execute()
  await db.updateTable('users').set({ points: 0 }).where('id', '=', tindra.id).execute()
  expect(await checkLedger(databaseUrl)).toEqual({
    code: 1,
    lines: [
      `Haldor (${haldor.id}) has 1,050 points and has earned 50.`,
      `Tindra (${tindra.id}) has 0 points and has earned 20.`,
      '2 of 3 balances are not the sum of their ledger.',
    ],
  })
})

test('A05 a database that cannot be read is not called right', async () => {
  const { code, lines } = await checkLedger('postgres://nobody@127.0.0.1:1/none')
  expect([code, lines.join()]).toEqual([1, expect.not.stringContaining('Every balance')])
})
