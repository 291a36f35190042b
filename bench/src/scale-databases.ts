import { fork } from 'node:child_process'
import pg from 'pg'

/**
 * The same community twice, the second with a hundred times the rows of the first in each of the
 * tables that grow.
 */
export const SIZES = {
  small: { news: 1_000, posts: 1_000, people: 1_000, comments: 10_000 },
  large: { news: 100_000, posts: 100_000, people: 100_000, comments: 1_000_000 },
} as const
export type Size = keyof typeof SIZES

/** So many times the demo community that all of its tables reach their most. */
const SCALE = { small: 25, large: 2_500 }

export type Subjects = {
  articleId: number
  articleSlug: string
  tagId: number
  tagName: string
  authorId: number
  authorName: string
}

/** One database of that size beside the one at `url`, filled unless it is there already. */
export async function filledDatabase(url: string, size: Size): Promise<string> {
  const own = new URL(url)
  own.pathname = `/scale_${size}`
  const admin = await connect(url)
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [
    own.pathname.slice(1),
  ])
  if (rowCount === 0) await admin.query(`create database ${own.pathname.slice(1)}`)
  await admin.end()
  if (rowCount === 0) await fill(own.href, size)
  await asPublishingLeavesIt(own.href)
  return own.href
}

async function fill(databaseUrl: string, size: Size) {
  await fillDatabase(databaseUrl, { scale: SCALE[size], max: SIZES[size] })
  const client = await connect(databaseUrl)
  // A larger community has more writers, who write no more than those of a small one; this one has
  // written a tenth of all there is.
  await client.query(
    'update article set author_id = (select author_id from article where id = 40) where id % 10 = 0',
  )
  await client.query('vacuum analyze')
  await client.end()
}

/**
 * Whoever publishes moves the time of popular tags on, and a large community publishes every few
 * minutes.
 */
async function asPublishingLeavesIt(databaseUrl: string) {
  const client = await connect(databaseUrl)
  await client.query("select count_articles_anew(now() - interval '90 days', now())")
  await client.query(
    'vacuum analyze tag, tag_kind, tag_language, author_language, tag_use, tag_period, users',
  )
  await client.end()
}

/** The demo community, in a database that holds nothing else. */
async function fillDatabase(
  databaseUrl: string,
  { scale, max }: { scale: number; max: (typeof SIZES)[Size] },
) {
  const child = fork(`${import.meta.dirname}/../../server/src/demo-community/reset.ts`, {
    execArgv: ['--no-warnings'],
  })
  child.send({ databaseUrl, scale, max })
  await new Promise<void>((resolve, reject) =>
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Filling ended with ${code}`)),
    ),
  )
}

/**
 * Whatever the calls are about, found in one of the two databases and there in both: the first
 * forty news and their people are copied, not changed.
 */
export async function findSubjects(url: string): Promise<Subjects> {
  const client = await connect(url)
  const { rows } = await client.query<Subjects>(`
    with article as (select id, slug from article join article_version on article_id = id and article_version.language_id = 0 where id <= 40 order by comments desc, id limit 1),
    tag_of as (select tag.id, tag.name from tag join article_tag on tag_id = tag.id group by tag.id order by count(*) desc, tag.id limit 1),
    author as (select id, username from users order by news_count desc, id limit 1)
    select article.id as "articleId", article.slug as "articleSlug", tag_of.id as "tagId", tag_of.name as "tagName", author.id as "authorId", author.username as "authorName"
    from article, tag_of, author`)
  await client.end()
  const [subjects] = rows
  if (!subjects) throw new Error('The demo community is empty.')
  return subjects
}

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}
