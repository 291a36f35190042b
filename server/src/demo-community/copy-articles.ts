import { sql, type RawBuilder } from 'kysely'
import { kindNumber } from '../articles/kinds.ts'
import { newsKind } from '../news/kind.ts'
import type { Db } from '../platform/db/database.ts'
import { POST } from '../posts/post-rows.ts'

export const NEWS = sql.lit(kindNumber(newsKind))

/**
 * A step that visits every second of the last 540 days once: it has no factor in common with their
 * number, and few copies are spread as well as many.
 */
const SPAN_SECONDS = 46_656_000
const STEP_SECONDS = 28_834_993

type KindToCopy = { kind: RawBuilder<unknown>; more: number }

/**
 * Copies are spread over the time that the community has been there, and say in the title which
 * edition they are: no two titles of a language are the same.
 */
export async function copyArticles(tx: Db, now: Date, kinds: readonly KindToCopy[]) {
  await sql`
    create temporary table article_copy (n int, round int, copy_id int, article_id int, published_at timestamptz) on commit drop`.execute(
    tx,
  )
  for (const kind of kinds) await planCopies(tx, now, kind)
  await insertCopies(tx)
  await insertVersions(tx)
  await insertPosts(tx)
  await insertTags(tx)
  await sql`select setval(pg_get_serial_sequence('article', 'id'), (select max(id) from article))`.execute(
    tx,
  )
}

/** Numbers go on from kind to kind, so that no two copies have an id or a date in common. */
const planCopies = (tx: Db, now: Date, { kind, more }: KindToCopy) =>
  sql`
  insert into article_copy (n, round, copy_id, article_id, published_at)
  with one as (select row_number() over (order by id) - 1 as place, id from article where kind = ${kind} and published_at < 'infinity'),
  size as (select count(*) as articles, (select max(id) from article) as last, (select count(*) from article_copy) as before from one),
  copy as (select before + i as n, 1 + i / articles as round, i % articles as place, last + 1 + before + i as copy_id from size, generate_series(0, ${more}::int - 1) i)
  select copy.n, copy.round, copy.copy_id, one.id,
    ${now}::timestamptz - (7201 + (copy.n * ${STEP_SECONDS}::bigint) % ${SPAN_SECONDS}) * interval '1 second'
  from copy join one using (place)`.execute(tx)

/** News are by whoever writes news, posts by the authors of their originals. */
const insertCopies = (tx: Db) =>
  sql`
  with writer as (select id, row_number() over (order by id) - 1 as place from users where (flags & 128) <> 0)
  insert into article (id, kind, author_id, language_id, image, inserted, published_at, category_mask, pinned, upvotes, imported_upvotes, starred_at)
  select copy_id, kind, case when kind = ${NEWS} then writer.id else author_id end, language_id, regexp_replace(image, '[0-9]+$', (1 + copy_id % 8)::text), copy.published_at, copy.published_at, category_mask, false, (upvotes * (3 + copy_id * 31 % 97)) / 100, (upvotes * (3 + copy_id * 31 % 97)) / 100,
    case when starred_at is null then null else copy.published_at + interval '1 hour' end
  from article_copy copy join article on article.id = copy.article_id join writer on writer.place = copy.n % (select count(*) from writer)`.execute(
    tx,
  )

/** In the order of time, as a living site writes them: what is read together lies together. */
const insertVersions = (tx: Db) =>
  sql`
  insert into article_version (article_id, kind, language_id, title, slug, excerpt, content, sanitizer_version, published_at, category_mask, pinned)
  select copy_id, kind, language_id, title || ' · ' || (round + 1), slug || '-' || (round + 1), excerpt, content, sanitizer_version, copy.published_at, category_mask, false
  from article_copy copy join article_version using (article_id)
  where kind = ${POST} or language_id = 0 or (copy_id + language_id) % 3 <> 0
  order by copy.published_at`.execute(tx)

const insertPosts = (tx: Db) =>
  sql`
  insert into post (article_id, first_published_at, told_ids, starred_by, kept_at)
  select copy_id, copy.published_at, told_ids, starred_by, copy.published_at
  from article_copy copy join post using (article_id)`.execute(tx)

async function insertTags(tx: Db) {
  await sql`insert into article_tag (article_id, kind, tag_id, published_at, category_mask, pinned) select copy_id, kind, tag_id, copy.published_at, category_mask, false from article_copy copy join article_tag using (article_id) where (copy_id + tag_id) % 5 <> 0`.execute(
    tx,
  )
  await sql`insert into article_user_tag (article_id, user_id) select copy_id, user_id from article_copy copy join article_user_tag using (article_id)`.execute(
    tx,
  )
}
