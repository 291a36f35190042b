import { sql } from 'kysely'
import { analyzeFilledTables } from '../platform/db/analyze.ts'
import type { Db } from '../platform/db/database.ts'
import { popularSince } from '../tags/popular-since.ts'

/** Rows a table may have in the end. */
export type Most = { news: number; people: number; comments: number }

const MOST: Most = { news: 100_000, people: 100_000, comments: 1_000_000 }

/**
 * Makes `scale` communities out of one, up to the numbers above (news reach theirs at 2,084, people
 * at 250, comments at 334). The rows are copied inside PostgreSQL by `insert … select`: nothing
 * travels, so this is as fast as COPY and needs no protocol of its own. Copy 0 is the community
 * itself and stays as it is.
 */
export async function multiplyDemo(
  db: Db,
  { scale, now, most = MOST }: { scale: number; now: Date; most?: Most | undefined },
  progress: (what: string) => void,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const news = await countOf(tx, 'article')
    const people = await countOf(tx, 'users')
    const comments = await countOf(tx, 'comment')
    progress('people')
    await multiplyPeople(tx, now, Math.min(people * scale, most.people) - people)
    progress('news')
    await multiplyNews(tx, now, Math.min(news * scale, most.news) - news)
    progress('comments')
    await multiplyComments(tx, now, Math.min(comments * scale, most.comments) - comments)
    progress('counters')
    await countAnew(tx, now)
    await joinInTime(tx)
    progress('statistics')
    await analyzeFilledTables(tx)
  })
}

async function countOf(tx: Db, table: 'article' | 'users' | 'comment') {
  const { count } = await tx
    .selectFrom(table)
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Names keep their beginning and get the number of the row in base 36: at most 15 letters and
 * digits (AMB-126), and unique.
 */
const multiplyPeople = (tx: Db, now: Date, more: number) =>
  sql`
  with one as (select row_number() over (order by id) - 1 as place, * from users), size as (select count(*) as people from one),
  copy as (select n, 1 + n / people as round, n % people as place from size, generate_series(0, ${more}::int - 1) n)
  insert into users (username, email, password_hash, content, flags, permissions, inserted)
  select left(username, 9) || 'x' || lpad(to_hex(n), 5, '0'), lower(left(username, 9)) || 'x' || lpad(to_hex(n), 5, '0') || '@demo.invalid', null, content, flags & ~6, 0,
    inserted + (${now}::timestamptz - inserted) * ((round * 37 % 97) / 100.0)
  from copy join one using (place) order by n`.execute(tx)

/**
 * A step that visits every second of the last 540 days once: it has no factor in common with their
 * number, and few copies are spread as well as many.
 */
const SPAN_SECONDS = 46_656_000
const STEP_SECONDS = 28_834_993

/**
 * Copies are spread over the time that the community has been there, and say in the title which
 * edition they are: no two titles of a language are the same.
 */
async function multiplyNews(tx: Db, now: Date, more: number) {
  await sql`
    create temporary table news_copy on commit drop as
    with one as (select row_number() over (order by id) - 1 as place, id from article), size as (select count(*) as news, (select max(id) from article) as last from one),
    copy as (select n, 1 + n / news as round, n % news as place, last + 1 + n as copy_id from size, generate_series(0, ${more}::int - 1) n)
    select copy.n, copy.round, copy.copy_id, one.id as article_id,
      ${now}::timestamptz - (7201 + (n * ${STEP_SECONDS}::bigint) % ${SPAN_SECONDS}) * interval '1 second' as published_at
    from copy join one using (place)`.execute(tx)
  await sql`
    with writer as (select id, row_number() over (order by id) - 1 as place from users where (flags & 128) <> 0)
    insert into article (id, kind, author_id, language_id, image, inserted, published_at, category_mask, pinned, upvotes, imported_upvotes)
    select copy_id, kind, writer.id, language_id, regexp_replace(image, '[0-9]+$', (1 + copy_id % 8)::text), news_copy.published_at, news_copy.published_at, category_mask, false, (upvotes * (3 + copy_id * 31 % 97)) / 100, (upvotes * (3 + copy_id * 31 % 97)) / 100
    from news_copy join article on article.id = news_copy.article_id join writer on writer.place = news_copy.n % (select count(*) from writer)`.execute(
    tx,
  )
  // In the order of time, as a living site writes them: what is read together lies together.
  await sql`
    insert into article_version (article_id, kind, language_id, title, slug, excerpt, content, sanitizer_version, published_at, category_mask, pinned)
    select copy_id, kind, language_id, title || ' · ' || (round + 1), slug || '-' || (round + 1), excerpt, content, sanitizer_version, news_copy.published_at, category_mask, false
    from news_copy join article_version on article_version.article_id = news_copy.article_id
    where language_id = 0 or (copy_id + language_id) % 3 <> 0
    order by news_copy.published_at`.execute(tx)
  await sql`insert into article_tag (article_id, kind, tag_id, published_at, category_mask, pinned) select copy_id, kind, tag_id, news_copy.published_at, category_mask, false from news_copy join article_tag on article_tag.article_id = news_copy.article_id where (copy_id + tag_id) % 5 <> 0`.execute(
    tx,
  )
  await sql`insert into article_user_tag (article_id, user_id) select copy_id, user_id from news_copy join article_user_tag on article_user_tag.article_id = news_copy.article_id`.execute(
    tx,
  )
  await sql`select setval(pg_get_serial_sequence('article', 'id'), (select max(id) from article))`.execute(
    tx,
  )
}

/**
 * A copied comment lies below a copy of its article, as long after it as the original where there
 * was time. The same people talk, so that whoever is answered has spoken.
 */
const multiplyComments = (tx: Db, now: Date, more: number) =>
  sql`
  with wanted as (select least(1009, 2 + ceil(1009 * 1.1 * ${more}::int / greatest(1, sum(article.comments)))) as share from news_copy join article on article.id = news_copy.article_id), copy as (
    select comment.id, news_copy.copy_id, case
        when news_copy.published_at + (comment.inserted - article.published_at) < ${now}::timestamptz then news_copy.published_at + (comment.inserted - article.published_at)
        else news_copy.published_at + (${now}::timestamptz - news_copy.published_at) * (extract(epoch from comment.inserted - article.published_at) / (1 + extract(epoch from ${now}::timestamptz - article.published_at)))
      end as inserted
    from news_copy join article on article.id = news_copy.article_id join comment on comment.article_id = article.id
    where (news_copy.n * 31::bigint + comment.id * 17::bigint) % 1009 < (select share from wanted)
    order by (news_copy.n * 31::bigint + comment.id * 17::bigint) % 1009, news_copy.n, comment.id
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
  await sql`select count_articles_anew(${popularSince(now)}, ${now})`.execute(tx)
}

/** Copies may be older than their writer's first day: then that day was earlier. */
const joinInTime = (tx: Db) =>
  sql`
  update users set inserted = least(users.inserted, first.written - interval '1 day')
  from (select author_id, min(written) as written from (select author_id, inserted as written from comment union all select author_id, published_at from article) texts group by author_id) first
  where first.author_id = users.id`.execute(tx)
