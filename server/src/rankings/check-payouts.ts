import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import type { Finding } from '../points/finding.ts'

const MAX_EXAMPLES = 20

/**
 * Every place of a closed week that was to be paid was paid once, to whoever had it and with what
 * it was worth, and nothing else is booked under a week (checklist A12). Whoever has left is named
 * by no place any more: what they were paid stands in the ledger, or nothing if they left before.
 */
export async function checkPayouts(db: Db): Promise<Finding> {
  const {
    rows: [row],
  } = await sql<{ payouts: number; wrong: string[] }>`
    with paid as (
      select transfer.cause, leg.user_id, leg.dollars from dollar_leg leg
      join dollar_transfer transfer on transfer.id = leg.transfer_id
      where leg.user_id is not null and transfer.cause like 'week %'),
    due as (
      select 'week ' || place.week || ' rank ' || place.rank as cause, place.user_id, place.cents
      from week_place place join ranked_week closed on closed.week = place.week
      where place.cents > 0 and place.rank <= closed.settled),
    wrong as (
      select coalesce(due.cause, paid.cause) as cause
      from due full join paid on paid.cause = due.cause
      where due.cause is null
        or (paid.cause is null and due.user_id is not null)
        or paid.user_id <> due.user_id
        or paid.dollars <> due.cents)
    select (select count(*) from paid) as payouts,
      (select coalesce(json_agg(cause order by cause), '[]') from wrong) as wrong`.execute(db)
  if (!row) throw new Error('the payouts could not be read')
  const { payouts, wrong } = row
  const named = wrong.slice(0, MAX_EXAMPLES).join(', ')
  return {
    wrong: wrong.length,
    lines: [
      wrong.length === 0
        ? `Every place that was to be paid was paid once: ${payouts} payouts.`
        : `${wrong.length} payouts are not those of the places of their week: ${named}.`,
    ],
  }
}
