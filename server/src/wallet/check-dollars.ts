import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import type { Finding } from '../points/finding.ts'

type Sums = {
  members: number
  transfers: number
  issued: number
  wrong: { id: number; username: string; dollars: number; booked: number }[]
  broken: number
  unbalanced: number
}

/**
 * LD$: every balance is the sum of its entries and that of the last one, every entry continues the
 * one before, and what members have, the site has given (WALLET-09, checklist A05). In one
 * statement and so at one moment.
 */
export async function checkDollars(db: Db): Promise<Finding> {
  const {
    rows: [row],
  } = await sql<Sums>`
    with entry as (
      select transfer_id, user_id, dollars, balance,
        sum(dollars) over (partition by user_id order by transfer_id) as running
      from dollar_leg where user_id is not null),
    booked as (select user_id, sum(dollars) as dollars from entry group by user_id),
    wrong as (
      select users.id, users.username, users.dollars, coalesce(booked.dollars, 0)::bigint as booked
      from users left join booked on booked.user_id = users.id
      where users.dollars <> coalesce(booked.dollars, 0) order by users.id),
    unbalanced as (
      select transfer.id from dollar_transfer transfer left join dollar_leg leg on leg.transfer_id = transfer.id
      group by transfer.id having count(leg.transfer_id) <> 2 or sum(leg.dollars) <> 0)
    select (select count(*) from booked) as members, (select count(*) from dollar_transfer) as transfers,
      (select coalesce(sum(dollars), 0)::bigint from dollar_leg where user_id is null) as issued,
      (select coalesce(json_agg(wrong), '[]') from wrong) as wrong,
      (select count(*) from entry where balance <> running) as broken,
      (select count(*) from unbalanced) as unbalanced`.execute(db)
  if (!row) throw new Error('the ledger could not be read')
  return { wrong: row.wrong.length + row.broken + row.unbalanced, lines: linesOf(row) }
}

const MAX_EXAMPLES = 20

const figure = (number: number) => number.toLocaleString('en')
const cents = (number: number) =>
  (number / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function linesOf({ members, transfers, issued, wrong, broken, unbalanced }: Sums): string[] {
  const lines = [
    ...wrong
      .slice(0, MAX_EXAMPLES)
      .map(
        ({ id, username, dollars, booked }) =>
          `${username} (${id}) has LD$ ${cents(dollars)}, and LD$ ${cents(booked)} were booked.`,
      ),
    ...(wrong.length === 0 ? [] : [`${figure(wrong.length)} balances of LD$ are not their sum.`]),
    ...(broken === 0 ? [] : [`${figure(broken)} entries do not continue the one before.`]),
    ...(unbalanced === 0
      ? []
      : [`${figure(unbalanced)} transfers have no two legs that sum to zero.`]),
  ]
  return lines.length > 0
    ? lines
    : [
        `Every LD$ has come from the site: ${figure(members)} members, ${figure(transfers)} transfers, LD$ ${cents(0 - issued)}.`,
      ]
}
