import { sql } from 'kysely'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { UPVOTES } from '../rankings/categories.ts'
import { runningWeek, writeWeek } from '../rankings/close-weeks.ts'
import { firstEarnedWeek } from '../rankings/week-queries.ts'
import type { Db } from '../platform/db/database.ts'
import type { Work } from '../platform/unit-of-work.ts'

/** So far back weeks are closed. */
const CLOSED_WEEKS = 12

/** What is not ranked by itself when it is written, and the weeks that are over. */
export async function fillRankings(work: Work, now: Date): Promise<void> {
  await rankImportedUpvotes(work.tx)
  await addReferrals(work.tx)
  const running = runningWeek(now)
  const first = (await firstEarnedWeek(work.tx)) ?? running
  const site = { clock: { now: () => now }, ...UNPAID }
  for (let week = Math.max(first, running - CLOSED_WEEKS); week < running; week++)
    await writeWeek(work, site, week)
}

/** As the site is shipped (AMB-15). */
const UNPAID = {
  siteSettings: { current: () => ({ earningEnabled: false }) },
  settings: { ld: { eraEnds: [new Date(0), new Date(0)] as const } },
}

/** Of imported upvotes nobody knows who gave them, and so no row is there to be counted. */
const rankImportedUpvotes = (tx: Db) =>
  sql`
    insert into ranking_sum as kept (user_id, category, period, begins, amount, reached)
    select author_id, ${sql.lit(UPVOTES)}, periods.period, periods.begins, sum(upvotes), max(at)
    from (
      select author_id, imported_upvotes as upvotes, published_at as at from article
      where isfinite(published_at)
      union all
      select author_id, imported_upvotes, inserted from comment
    ) as liked cross join lateral ranking_periods(at) as periods
    where upvotes > 0 group by author_id, periods.period, periods.begins
    on conflict (user_id, category, period, begins)
    do update set amount = kept.amount + excluded.amount`.execute(tx)

/** Some of the crowd came because writers had told them of it. */
const addReferrals = (tx: Db) =>
  sql`
    with writer as (
      select id, row_number() over (order by id) as place, count(*) over () as count
      from users where news_count > 0 or post_count > 2
    )
    update users set flags = flags | ${sql.lit(Flag.HasVerifiedEmail)}, referrer_id = writer.id
    from writer
    where users.id % 6 = 1 and users.news_count = 0
      and writer.place = 1 + (users.id * users.id / 7) % writer.count and writer.id <> users.id`.execute(
    tx,
  )
