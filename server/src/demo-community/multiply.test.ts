import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withPatientDatabase } from '../../test/patient-database.ts'
import { shareSite, TEST_NOW } from '../../test/start-site.ts'
import { keptCounts } from '../counts/kept-counts.ts'
import { fillDemo } from './fill.ts'
import { multiplyDemo } from './multiply.ts'

const told: string[] = []
const site = shareSite(({ databaseUrl }) =>
  withPatientDatabase(databaseUrl, async (db) => {
    await fillDemo(db, TEST_NOW)
    await multiplyDemo(db, { scale: 3, now: TEST_NOW }, (what) => told.push(what))
  }),
)
const rows = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  (await query.execute(site().db)).rows

test('a community three times as large has three times the rows, and says what it is doing', async () => {
  expect(
    await rows(
      sql`select (select count(*)::int from article where kind = 0) as news, (select count(*)::int from article join post on article_id = id where published_at < 'infinity') as posts, (select count(*)::int from users) as people, (select count(*)::int from comment) as comments`,
    ),
  ).toEqual([{ news: 144, posts: 360, people: 1200, comments: 9000 }])
  expect(told).toEqual(['people', 'news', 'comments', 'counters', 'statistics'])
})

test('NEWS-01 CMT-02 every counter of a larger community equals what it counts', async () => {
  expect(
    await rows(
      sql`select id from article where comments <> (select count(*) from comment where article_id = article.id)`,
    ),
  ).toEqual([])
  expect(
    await rows(
      sql`select id from users where (news_count, post_count) <> (select count(*) filter (where kind = 0), count(*) filter (where kind = 1) from article where author_id = users.id)`,
    ),
  ).toEqual([])
  expect(
    await rows(
      sql`select id from tag where (select coalesce(sum(article_count), 0) from tag_kind where tag_id = tag.id) <> (select count(*) from article_tag where tag_id = tag.id)`,
    ),
  ).toEqual([])
  expect(
    await rows(sql`
    select tag_id, kind, language_id, article_count from tag_language
    except select tag_id, version.kind, language_id, count(*) from article_tag join article_version as version using (article_id) group by 1, 2, 3`),
  ).toEqual([])
  expect(
    await rows(sql`
    select author_id, kind, language_id, article_count from author_language
    except select author_id, article.kind, version.language_id, count(*) from article join article_version as version on article_id = id group by 1, 2, 3`),
  ).toEqual([])
  for (const count of keptCounts) expect(await count.findWrong(site().db), count.name).toEqual([])
})

test('names are unique and within the rules, and nobody new is staff or can sign in', async () => {
  expect(
    await rows(sql`select username from users where username !~ '^[A-Za-z0-9]{3,15}$'`),
  ).toEqual([])
  expect(await rows(sql`select count(distinct lower(username))::int as names from users`)).toEqual([
    { names: 1200 },
  ])
  expect(await rows(sql`select count(*)::int from users where password_hash is not null`)).toEqual([
    { count: 3 },
  ])
  expect(await rows(sql`select count(*)::int from users where (flags & 6) <> 0`)).toEqual([
    { count: 10 },
  ])
})

test('NEWS-05 no two news have a title in common, each can be read in English, and dates differ', async () => {
  expect(
    await rows(
      sql`select title from article_version where published_at < 'infinity' group by kind, language_id, title having count(*) > 1`,
    ),
  ).toEqual([])
  expect(
    await rows(
      sql`select id from article where kind = 0 and not exists (select from article_version where article_id = article.id and language_id = 0)`,
    ),
  ).toEqual([])
  expect(
    await rows(
      sql`select published_at from article where kind = 0 group by published_at having count(*) > 1`,
    ),
  ).toEqual([])
  const [versions] = await rows(
    sql<{
      few: number
    }>`select count(*)::int as few from (select article_id from article_version where kind = 0 group by article_id having count(*) < 7) fewer`,
  )
  expect(versions?.few).toBeGreaterThan(0)
})

test('CMT-01 every comment lies below news that are there and was written after them', async () => {
  expect(
    await rows(
      sql`select comment.id from comment left join article on article.id = comment.article_id where article.id is null or comment.inserted < article.published_at or comment.inserted >= ${TEST_NOW}`,
    ),
  ).toEqual([])
  expect(
    await rows(
      sql`select users.id from users join comment on comment.author_id = users.id where comment.inserted < users.inserted`,
    ),
  ).toEqual([])
})
