import pg from 'pg'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { interleavedLatencies, openConnection, quantile } from './latencies.ts'
import { ARTICLE, DAYS } from './live-database.ts'
import type { Started } from './processes.ts'
import { signedIn } from './standing-database.ts'

/** Somebody of staff who may see figures and answer tickets. */
export async function signedInStaff(databaseUrl: string, id: number) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('update users set flags = $1, permissions = $2 where id = $3', [
    Flag.Admin,
    Permission.canSeeStats | Permission.canReviewSupportTickets,
    id,
  ])
  await client.end()
  const [staff = { id, token: '' }] = await signedIn(databaseUrl, [id])
  return staff
}

/** What staff see of two years with a million comments, beside a read of one article by its id. */
export async function compareFigures(
  { url }: Started,
  { databaseUrl, times }: { databaseUrl: string; times: number },
) {
  const { id, token } = await signedInStaff(databaseUrl, 1)
  const connection = openConnection()
  const figures = (days: number) => () => {
    const from = Math.floor(Date.now() / 1000) - (days - 1) * 86_400
    return connection.ask(`${url}/api/admin/stats/overview?from=${from}&_u=${id}&_t=${token}`)
  }
  const took = await interleavedLatencies(
    {
      key: () => connection.ask(`${url}/api/news/get?language_id=0&id=${ARTICLE}`),
      month: figures(30),
      years: figures(DAYS),
    },
    times,
  )
  connection.close()
  const [key, month, years] = [took.key, took.month, took.years].map((each) => quantile(each, 0.5))
  for (const [name, cost = 0] of [
    ['a month', month],
    ['two years', years],
  ] as const)
    console.log(
      `figures of ${name} ${cost.toFixed(2)} ms, an article by its id ${key?.toFixed(2)} ms: ${(cost / (key ?? 0)).toFixed(2)}, at most 3`,
    )
}
