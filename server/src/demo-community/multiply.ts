import { sql } from 'kysely'
import { analyzeFilledTables } from '../platform/db/analyze.ts'
import type { Db } from '../platform/db/database.ts'
import { silentTransactions } from '../platform/transactions-beside-site.ts'
import { POST } from '../posts/post-rows.ts'
import { popularSince } from '../tags/popular-since.ts'
import { copyArticles, NEWS } from './copy-articles.ts'
import { countWhatPeopleDid } from './insert-profiles.ts'

/** Rows a table may have in the end. */
export type RowCounts = { news: number; posts: number; people: number; comments: number }

const MAX: RowCounts = { news: 100_000, posts: 100_000, people: 100_000, comments: 1_000_000 }

/**
 * Makes `scale` communities out of one, up to the numbers above (news reach theirs at 2,084, posts
 * at 834, people at 250, comments at 334). The rows are copied inside PostgreSQL, from a select
 * into an insert: nothing travels, so this is as fast as COPY and needs no protocol of its own.
 * Copy 0 is the community itself and stays as it is. Drafts are not copied, nor what belongs to a
 * few articles or people: polls, follows, guestbooks, notifications and views.
 */
export async function multiplyDemo(
  db: Db,
  { scale, now, max = MAX }: { scale: number; now: Date; max?: RowCounts | undefined },
  progress: (what: string) => void,
): Promise<void> {
  const transaction = silentTransactions(db, { now: () => now })
  await transaction(async ({ tx }) => {
    const { news, posts, people, comments } = await countRows(tx)
    progress('people')
    await multiplyPeople(tx, now, Math.min(people * scale, max.people) - people)
    progress('news')
    await copyArticles(tx, now, [
      { kind: NEWS, more: Math.min(news * scale, max.news) - news },
      { kind: POST, more: Math.min(posts * scale, max.posts) - posts },
    ])
    progress('comments')
    await multiplyComments(tx, now, Math.min(comments * scale, max.comments) - comments)
    progress('counters')
    await countAnew(tx, now)
    await joinInTime(tx)
    progress('statistics')
    await analyzeFilledTables(tx)
  })
}

async function countRows(tx: Db): Promise<RowCounts> {
  const counted = await sql<RowCounts>`
    select
      (select count(*)::int from article where kind = ${NEWS}) as news,
      (select count(*)::int from article where kind = ${POST} and published_at < 'infinity') as posts,
      (select count(*)::int from users) as people,
      (select count(*)::int from comment) as comments`.execute(tx)
  const [rows] = counted.rows
  if (!rows) throw new Error('nothing was counted')
  return rows
}

/**
 * Names keep their beginning and get the number of the row in base 36: at most 15 letters and
 * digits (AMB-126), and unique.
 */
const multiplyPeople = (tx: Db, now: Date, more: number) =>
  sql`
  with one as (select row_number() over (order by id) - 1 as place, * from users), size as (select count(*) as people from one),
  copy as (select n, 1 + n / people as round, n % people as place from size, generate_series(0, ${more}::int - 1) n)
  insert into users (username, email, password_hash, content, sanitizer_version, flags, permissions, inserted)
  select left(username, 9) || 'x' || lpad(to_hex(n), 5, '0'), lower(left(username, 9)) || 'x' || lpad(to_hex(n), 5, '0') || '@demo.invalid', null, content, sanitizer_version, flags & ~6, 0,
    inserted + (${now}::timestamptz - inserted) * ((round * 37 % 97) / 100.0)
  from copy join one using (place) order by n`.execute(tx)

/**
 * A copied comment lies below a copy of its article, as long after it as the original where there
 * was time. The same people talk, so that whoever is answered has spoken.
 */
const multiplyComments = (tx: Db, now: Date, more: number) =>
  sql`
  with wanted as (select least(1009, 2 + ceil(1009 * 1.1 * ${more}::int / greatest(1, sum(article.comments)))) as share from article_copy join article on article.id = article_copy.article_id), copy as (
    select comment.id, article_copy.copy_id, case
        when article_copy.published_at + (comment.inserted - article.published_at) < ${now}::timestamptz then article_copy.published_at + (comment.inserted - article.published_at)
        else article_copy.published_at + (${now}::timestamptz - article_copy.published_at) * (extract(epoch from comment.inserted - article.published_at) / (1 + extract(epoch from ${now}::timestamptz - article.published_at)))
      end as inserted
    from article_copy join article on article.id = article_copy.article_id join comment on comment.article_id = article.id
    where (article_copy.n * 31::bigint + comment.id * 17::bigint) % 1009 < (select share from wanted)
    order by (article_copy.n * 31::bigint + comment.id * 17::bigint) % 1009, article_copy.n, comment.id
    limit ${more}
  )
  insert into comment (article_id, author_id, message, mentions, inserted, upvotes, imported_upvotes, deleted_at)
  select copy.copy_id, comment.author_id, message, mentions, copy.inserted, upvotes, imported_upvotes, case when deleted_at is null then null else copy.inserted end
  from copy join comment on comment.id = copy.id
  order by copy.inserted`.execute(tx)

async function countAnew(tx: Db, now: Date) {
  await sql`update article set comments = counted.count from (select article_id, count(*)::int as count from comment group by article_id) counted where counted.article_id = article.id`.execute(
    tx,
  )
  await countWhatPeopleDid(tx)
  await sql`select count_articles_anew(${popularSince(now)}, ${now})`.execute(tx)
}

/** Copies may be older than their writer's first day: then that day was earlier. */
const joinInTime = (tx: Db) =>
  sql`
  update users set inserted = least(users.inserted, first.written - interval '1 day')
  from (select author_id, min(written) as written from (select author_id, inserted as written from comment union all select author_id, published_at from article) texts group by author_id) first
  where first.author_id = users.id`.execute(tx)
