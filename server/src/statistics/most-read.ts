import { sql, type RawBuilder } from 'kysely'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type {
  listMostBlogVisitors,
  listMostVisitedPosts,
  ReadPost,
  VisitedAuthor,
} from '@loadout/contract/statistics/most-read.ts'
import { authorColumns, authorOf } from '../accounts/author.ts'
import { articlesOn, staffColumns, type Listed } from '../articles/article-rows.ts'
import { postEntry } from '../posts/entry.ts'
import { POST } from '../posts/post-rows.ts'
import type { Site } from '../site-parts.ts'
import { dayOf } from './day.ts'

type Reading = Pick<Site, 'db' | 'searching' | 'clock' | 'categories'>
type Visited = { author_id: number; count: number }

/** What "this month" means in most read posts, which take no age (AMB-51). */
const MONTH_DAYS = 30

const isFeatured = (authorId: RawBuilder<unknown>) => sql`exists (
  select from users where users.id = ${authorId} and (users.flags & ${sql.lit(Flag.Featured)}) <> 0
)`

const isHere = (authorId: RawBuilder<unknown>) => sql`not exists (
  select from users where users.id = ${authorId} and users.left_at is not null
)`

/**
 * Authors by the people who read them within the days asked for (STATS-03). What pages of the site
 * show is kept, or of a month at most; whatever adds up more waits and ends as a search does
 * (checklist L05).
 */
export async function listMostVisitedAuthors(
  { db, searching, clock, categories }: Reading,
  input: ParsedInputOf<typeof listMostBlogVisitors>,
): Promise<VisitedAuthor[]> {
  const mask = categories.wanted(input.categories)
  const after = input.max_age === undefined ? undefined : dayOf(clock.now()) - input.max_age
  const counts = mask === undefined ? visitors(after) : readersOfGames(mask, after ?? 0)
  const isLong = mask !== undefined || (input.max_age ?? 0) > MONTH_DAYS
  const rows = await (isLong ? searching : db)
    .with(
      'most',
      () => sql<Visited>`(
      select author_id, count from (${counts}) as counted
      where ${input.featured ? isFeatured(sql`author_id`) : isHere(sql`author_id`)}
      order by count desc, author_id limit ${input.limit}
    )`,
    )
    .selectFrom('most')
    .innerJoin('users as author', 'author.id', 'most.author_id')
    .select([...authorColumns, 'most.count'])
    .orderBy('most.count', 'desc')
    .orderBy('most.author_id')
    .execute()
  return rows.map((row) => ({ ...authorOf(row), count: row.count }))
}

const visitors = (after: number | undefined) =>
  after === undefined
    ? sql`select author_id, visitors as count from author_visitors`
    : sql`
        select author_id, sum(visitors)::int as count from author_day
        where day > ${after} group by author_id`

const readersOfGames = (mask: number, after: number) => sql`
  select article.author_id, sum(read.views)::int as count
  from article_day as read join article on article.id = read.article_id
  where read.kind = ${POST} and read.day > ${after} and (article.category_mask & ${mask}) <> 0
  group by article.author_id`

/** Posts of the last thirty days by how often they were read (STATS-04). */
export async function listMostReadPosts(
  { db, clock, categories }: Reading,
  input: ParsedInputOf<typeof listMostVisitedPosts>,
): Promise<ReadPost[]> {
  const now = clock.now()
  const mask = categories.wanted(input.categories)
  const page = sql<Listed & { views: number }>`(
    select listed.id, listed.language_id, read.views
    from (
      select article_id, sum(views)::int as views from article_day
      where kind = ${POST} and day > ${dayOf(now) - MONTH_DAYS} group by article_id
    ) as read join article as listed on listed.id = read.article_id
    where listed.published_at <= ${now} and not listed.held
      ${mask === undefined ? sql`` : sql`and (listed.category_mask & ${mask}) <> 0`}
      ${input.featured ? sql`and ${isFeatured(sql`listed.author_id`)}` : sql``}
    order by read.views desc, listed.id desc limit ${input.limit}
  )`
  const rows = await articlesOn(db, page)
    .select([...staffColumns(now), 'page.views'])
    .orderBy('page.views', 'desc')
    .orderBy('article.id', 'desc')
    .execute()
  return rows.map((row) => ({ ...postEntry(row, categories), views: row.views }))
}
