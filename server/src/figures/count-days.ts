import { sql } from 'kysely'
import { figureKinds, type FigureKind } from '@loadout/contract/figures/figures.ts'
import { articleTypeNumber, type ArticleType } from '@loadout/contract/comments/comments.ts'
import { DAY, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { acquireAdvisoryLock } from '../platform/db/advisory-lock.ts'
import { executeLongRunning } from '../platform/db/long-running.ts'
import type { Site } from '../site-parts.ts'
import { dayOf } from '../statistics/day.ts'

/** Some minutes are nothing to a figure of a day. */
export const countEveryTenMinutes = (site: Pick<Site, 'jobs' | 'transaction' | 'clock'>) =>
  site.jobs.every('*/10 * * * *', 'count-daily-figures', () =>
    site.transaction(({ tx }) => countDays(tx, site.clock)),
  )

/**
 * Counts the days that were not over when they were counted last: today, and after a pause of the
 * site those before. Only a site that has counted none looks at all there is.
 */
export async function countDays(tx: Db, clock: Clock): Promise<void> {
  await acquireAdvisoryLock(tx, 'count daily figures')
  const now = clock.now()
  // A clock that was ahead has counted them: until then, no day would be counted any more.
  await tx.deleteFrom('daily_figure').where('day', '>', dayOf(now)).execute()
  const { last } = await tx
    .selectFrom('daily_figure')
    .select((figure) => figure.fn.max<number | null>('day').as('last'))
    .executeTakeFirstOrThrow()
  const times = { since: new Date((last ?? 0) * DAY), now }
  const counted = [
    ...sources.map((source) => countBy(source, times)),
    articlesOf('news', 'news', times),
    articlesOf('posts', 'blog', times),
    lastSeen({ since: new Date((last ?? dayOf(now)) * DAY), now }),
  ]
  // What was deleted since is counted no more, although nothing else is left of that day.
  await tx
    .updateTable('daily_figure')
    .set({ count: 0 })
    .where('day', '>=', last ?? 0)
    .where('kind', '<>', numberOf('active'))
    .execute()
  const counting = sql`
    insert into daily_figure (day, kind, count)
    select day, kind, sum(count) from (${sql.join(counted, sql` union all `)}) as counted
    group by day, kind order by day, kind
    on conflict (day, kind) do update set count = case
      when excluded.kind = ${sql.lit(numberOf('active'))} then greatest(daily_figure.count, excluded.count)
      else excluded.count end`.compile(tx)
  await executeLongRunning(tx, counting)
}

type Times = { since: Date; now: Date }

/** Rows of these tables are things that happened at the moment they were written. */
const sources: readonly { kind: FigureKind; table: string; count: 'rows' | 'points' }[] = [
  { kind: 'users', table: 'users', count: 'rows' },
  { kind: 'comments', table: 'comment', count: 'rows' },
  { kind: 'upvotes', table: 'article_upvote', count: 'rows' },
  { kind: 'upvotes', table: 'comment_upvote', count: 'rows' },
  { kind: 'purchases', table: 'shop_order', count: 'rows' },
  { kind: 'points', table: 'point_entry', count: 'points' },
]

export const numberOf = (kind: FigureKind) => figureKinds.indexOf(kind)
const dayNumber = (column: string) =>
  sql`floor(extract(epoch from ${sql.ref(column)}) / 86400)::integer`

const countBy = ({ kind, table, count }: (typeof sources)[number], { since, now }: Times) => sql`
  select ${dayNumber('inserted')} as day, ${sql.lit(numberOf(kind))}::smallint as kind,
    ${count === 'rows' ? sql`count(*)` : sql`sum(points)`}::bigint as count
  from ${sql.table(table)} where inserted >= ${since} and inserted <= ${now} group by 1`

const articlesOf = (kind: FigureKind, type: ArticleType, { since, now }: Times) => sql`
  select ${dayNumber('published_at')} as day, ${sql.lit(numberOf(kind))}::smallint as kind,
    count(*) as count
  from article where kind = ${sql.lit(articleTypeNumber(type))}
    and published_at >= ${since} and published_at <= ${now} group by 1`

/**
 * When a session was used before its last use is not known, so a day's count is the highest that
 * was seen while it was counted, the last time just after its end.
 */
const lastSeen = ({ since, now }: Times) => sql`
  select ${dayNumber('used')} as day, ${sql.lit(numberOf('active'))}::smallint as kind,
    count(distinct user_id) as count
  from session where used >= ${since} and used <= ${now} group by 1`
