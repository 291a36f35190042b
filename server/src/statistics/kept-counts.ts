import { sql, type RawBuilder } from 'kysely'
import { UNKNOWN_COUNTRY } from '@loadout/contract/statistics/post-statistics.ts'
import type { KeptCount, WrongCount } from '../counts/kept-count.ts'
import type { Db } from '../platform/db/database.ts'
import { acquireAdvisoryLock } from '../platform/db/advisory-lock.ts'

/** Whoever stores views comes before or after. */
export const acquireViewsLock = (tx: Db) => acquireAdvisoryLock(tx, 'store views')

type Kept = {
  name: string
  /** Each with what it belongs to as `thing`, and `kept` and `counted`. */
  compared: RawBuilder<unknown>
  repair: (tx: Db) => Promise<unknown>
}

const keptCount = ({ name, compared, repair }: Kept): KeptCount => ({
  name,
  findWrong: async (db) =>
    (
      await sql<WrongCount>`
        select thing, kept, counted from (${compared}) as compared
        where kept <> counted order by thing`.execute(db)
    ).rows,
  async repair(tx) {
    await acquireViewsLock(tx)
    await repair(tx)
  },
})

/** Of days whose readers are known still; of others the count is all that is left. */
const readersOf = (of: 'article' | 'author') => sql`
  select ${sql.ref(`${of}_id`)}, day, count(*)::int as readers
  from ${sql.table(`${of}_reader`)} group by 1, 2`

export const viewCounts: readonly KeptCount[] = [
  keptCount({
    name: 'views of articles today',
    compared: sql`
      select 'article ' || article_id as thing, coalesce(views, 0) as kept, readers as counted
      from (${readersOf('article')}) as read left join article_day using (article_id, day)`,
    repair: (tx) =>
      sql`
        insert into article_day (article_id, day, kind, views)
        select article_id, day, article.kind, readers
        from (${readersOf('article')}) as read join article on article.id = article_id
        on conflict (article_id, day) do update set views = excluded.views`.execute(tx),
  }),
  keptCount({
    name: 'views of articles by country',
    compared: sql`
      select 'article ' || article_id as thing, coalesce(placed, 0)::int as kept,
        coalesce(read, 0)::int as counted
      from (select article_id, sum(views) as read from article_day group by 1) as days
        full join (select article_id, sum(views) as placed from article_country group by 1) as countries
        using (article_id)`,
    // Where the readers were is not known any more.
    repair: (tx) =>
      sql`
        with days as (select article_id, sum(views)::int as read from article_day group by 1),
        countries as (select article_id, sum(views)::int as placed from article_country group by 1),
        gone as (
          delete from article_country where article_id in (
            select article_id from countries left join days using (article_id)
            where placed > coalesce(read, 0)
          ) and country_code <> ${UNKNOWN_COUNTRY}
        )
        insert into article_country as stored (article_id, country_code, views)
        select article_id, ${UNKNOWN_COUNTRY}, case
          when placed > read then read else read - coalesce(placed, 0) + coalesce((
            select views from article_country as unknown
            where unknown.article_id = days.article_id
              and unknown.country_code = ${UNKNOWN_COUNTRY}
          ), 0) end
        from days left join countries using (article_id)
        where read <> coalesce(placed, 0)
        on conflict (article_id, country_code) do update set views = excluded.views`.execute(tx),
  }),
  keptCount({
    name: 'visitors of authors today',
    compared: sql`
      select 'member ' || author_id as thing, coalesce(visitors, 0) as kept, readers as counted
      from (${readersOf('author')}) as read left join author_day using (author_id, day)`,
    repair: (tx) =>
      sql`
        insert into author_day (author_id, day, visitors)
        select author_id, day, readers from (${readersOf('author')}) as read
        on conflict (author_id, day) do update set visitors = excluded.visitors`.execute(tx),
  }),
  keptCount({
    name: 'visitors of authors',
    compared: sql`
      select 'member ' || author_id as thing, coalesce(stored.visitors, 0) as kept, counted
      from (select author_id, sum(visitors)::int as counted from author_day group by 1) as days
        left join author_visitors as stored using (author_id)`,
    repair: (tx) =>
      sql`
        insert into author_visitors (author_id, visitors)
        select author_id, sum(visitors)::int from author_day group by 1
        on conflict (author_id) do update set visitors = excluded.visitors`.execute(tx),
  }),
]
