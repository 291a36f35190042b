import { countries } from '@loadout/contract/countries/countries.ts'
import { seededRandom } from '@loadout/demo/seeded-random.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { POST } from '../posts/post-rows.ts'
import { dayOf } from '../statistics/day.ts'

const DAYS = 30
const ROWS_AT_ONCE = 5_000
/** Where the readers of the demo community are, and how many of a hundred. */
const READERS_FROM = { SE: 24, DE: 18, PL: 15, BR: 13, UA: 9, GB: 8, US: 7, FI: 4, ZZ: 2 }
/** Of those who read an author on a day, some read more than one of their posts. */
const VISITORS_SHARE = 0.84

type Article = { id: number; published_at: Date; upvotes: number }
type Read = { article_id: number; day: number; views: number }

/** A month of views: much on the first days of an article, little later, more for what is liked. */
export async function fillViews(tx: Db, now: Date): Promise<void> {
  const articles = await tx
    .selectFrom('article')
    .select(['id', 'published_at', 'upvotes'])
    .where('published_at', '<=', now)
    .orderBy('id')
    .execute()
  const read = articles.flatMap((article) => viewsOf(article, dayOf(now)))
  for (let start = 0; start < read.length; start += ROWS_AT_ONCE)
    await insertViews(tx, read.slice(start, start + ROWS_AT_ONCE))
  await placeViews(tx)
  await countVisitors(tx)
}

function viewsOf({ id, published_at, upvotes }: Article, today: number): Read[] {
  const random = seededRandom(`views of ${id}`)
  const published = dayOf(published_at)
  const days = Array.from({ length: DAYS }, (_, index) => today - DAYS + 1 + index)
  return days.flatMap((day) => {
    const age = day - published
    const views = Math.round(((12 + upvotes / 3) * (0.5 + random())) / (1 + Math.max(0, age) / 2))
    return age < 0 || views === 0 ? [] : [{ article_id: id, day, views }]
  })
}

const insertViews = (tx: Db, read: readonly Read[]) =>
  sql`
    insert into article_day (article_id, day, kind, views)
    select read.article_id, read.day, article.kind, read.views
    from unnest(
      ${read.map((row) => row.article_id)}::int[],
      ${read.map((row) => row.day)}::int[],
      ${read.map((row) => row.views)}::int[]
    ) as read (article_id, day, views) join article on article.id = read.article_id`.execute(tx)

/** What a hundred do not divide falls to the first country. */
async function placeViews(tx: Db) {
  const codes = Object.keys(READERS_FROM).filter(
    (code) => code === 'ZZ' || countries.some((country) => country.code === code),
  )
  await sql`
    with total as (select article_id, sum(views)::int as views from article_day group by 1),
    part as (
      select article_id, code, total.views * share / 100 as views, total.views as all_views
      from total, unnest(${codes}::text[], ${Object.values(READERS_FROM)}::int[]) as place (code, share)
    ),
    placed as (
      select article_id, code, views + case when code = ${codes[0]}
        then all_views - sum(views) over (partition by article_id) else 0 end as views
      from part
    )
    insert into article_country (article_id, country_code, views)
    select article_id, code, views from placed where views > 0`.execute(tx)
}

async function countVisitors(tx: Db) {
  await sql`
    insert into author_day (author_id, day, visitors)
    select article.author_id, read.day, greatest(1, floor(sum(read.views) * ${VISITORS_SHARE}::float8))
    from article_day as read join article on article.id = read.article_id
    where read.kind = ${POST} group by 1, 2`.execute(tx)
  await sql`
    insert into author_visitors (author_id, visitors)
    select author_id, sum(visitors) from author_day group by 1`.execute(tx)
}
