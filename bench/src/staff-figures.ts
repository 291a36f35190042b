import pg from 'pg'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { answerCosts, openAsks, report, type Measuring } from './answer-costs.ts'
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
  site: Started,
  { databaseUrl, ...measuring }: Measuring & { databaseUrl: string },
) {
  const { id, token } = await signedInStaff(databaseUrl, 1)
  const asks = openAsks(site)
  const figures = (days: number) => {
    const from = Math.floor(Date.now() / 1000) - (days - 1) * 86_400
    return asks.of(`/api/admin/stats/overview?from=${from}&_u=${id}&_t=${token}`)
  }
  const { key, month, years } = await answerCosts(
    {
      key: asks.of(`/api/news/get?language_id=0&id=${ARTICLE}`),
      month: figures(30),
      years: figures(DAYS),
    },
    measuring,
  )
  asks.close()
  report('figures of a month beside an article by its id', month, key, { max: 3 })
  report('figures of two years beside an article by its id', years, key, { max: 3 })
}
