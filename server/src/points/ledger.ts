import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'

type Balance = { id: number; username: string; points: number; earned: number }
type Ledger = {
  members: number
  entries: number
  points: number
  wrong: number
  examples: Balance[]
}

const MAX_EXAMPLES = 20

/**
 * Adds up every ledger and compares it with the balance, in one statement and so at one moment:
 * members may earn meanwhile (POINTS-47, checklist A05).
 */
export async function readLedger(db: Db): Promise<Ledger> {
  const {
    rows: [row],
  } = await sql<Ledger>`
    with ledger as (select user_id, count(*) as entries, sum(points) as earned from point_entry group by user_id),
    balance as (
      select users.id, users.username, users.points, coalesce(ledger.earned, 0)::bigint as earned, coalesce(ledger.entries, 0) as entries
      from users left join ledger on ledger.user_id = users.id
    ),
    example as (select id, username, points, earned from balance where points <> earned order by id limit ${MAX_EXAMPLES})
    select count(*)::int as members, coalesce(sum(entries), 0)::bigint as entries, coalesce(sum(points), 0)::bigint as points,
      (count(*) filter (where points <> earned))::int as wrong,
      (select coalesce(json_agg(example), '[]') from example) as examples
    from balance`.execute(db)
  if (!row) throw new Error('the ledger could not be read')
  return row
}

/** What is to be said of it, line by line. */
export function reportOf({ members, entries, points, wrong, examples }: Ledger): string[] {
  const figure = (number: number) => number.toLocaleString('en')
  if (wrong === 0)
    return [
      `Every balance is the sum of its ledger: ${figure(members)} members, ${figure(entries)} entries, ${figure(points)} points.`,
    ]
  return [
    ...examples.map(
      ({ id, username, points: balance, earned }) =>
        `${username} (${id}) has ${figure(balance)} points and has earned ${figure(earned)}.`,
    ),
    ...(wrong > examples.length ? [`And ${figure(wrong - examples.length)} more.`] : []),
    `${figure(wrong)} of ${figure(members)} balances are not the sum of their ledger.`,
  ]
}
