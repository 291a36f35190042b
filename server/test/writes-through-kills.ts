import { sql } from 'kysely'
import { publishArticle } from './publish-article.ts'
import { newsKind } from '../src/news/kind.ts'
import { systemClock } from '../src/platform/clock.ts'
import { openDatabase, type Db } from '../src/platform/db/database.ts'
import { systemRandom } from '../src/platform/random.ts'
import { silentTransactions } from '../src/platform/transactions-beside-site.ts'
import { createSessions } from '../src/sessions/sessions.ts'
import { brokenPromises, overpaid } from './broken-promises.ts'
import { throughKills, type KillOptions } from './through-kills.ts'
import { UNHURRIED_LIMITS } from './unhurried-limits.ts'
import { startWriting, type Deed } from './write-load.ts'

const WRITERS = 8
const NEWS = 4
/** Comments that are paid for on one day (POINTS-17). */
const PAID_COMMENTS = 10

/**
 * Writes without a pause while the server and PostgreSQL are killed as by a power cut, and holds
 * what people were told against what is there: nothing that was answered is lost, nothing is there
 * twice, and nothing is half done.
 */
export const writesThroughKills = (options: KillOptions) =>
  throughKills(options, {
    name: 'writes-killed',
    begin: async (server) => {
      const community = await openCommunity(server.databaseUrl)
      return startWriting({ url: server.url, ...community })
    },
    breaches: async (db, deeds) => [
      ...(await brokenPromises(db)),
      ...(await lostOrDoubled(db, deeds)),
    ],
  })

/**
 * Who writes, and what they write about. Its own connections end with it: they would not survive
 * what comes.
 */
export async function openCommunity(url: string) {
  const database = openDatabase({ url, connections: 2, limits: UNHURRIED_LIMITS })
  const { db } = database
  const sessions = createSessions({ db, clock: systemClock, random: systemRandom })
  const people = await db
    .insertInto('users')
    .values(
      Array.from({ length: WRITERS + 1 }, (_, number) => ({
        username: `Writer${number}`,
        inserted: new Date(),
      })),
    )
    .returning('id')
    .execute()
  const [author, ...others] = people.map(({ id }) => id)
  const writers = await Promise.all(
    others.map(async (id) => ({ id, token: await sessions.open(db, id) })),
  )
  const site = {
    clock: systemClock,
    transaction: silentTransactions(db, systemClock),
  }
  const newsIds: number[] = []
  for (let number = 0; number < NEWS; number++) {
    const version = { languageId: 0, title: `News ${number}`, excerpt: 'x', content: '<p>x</p>' }
    newsIds.push(
      await publishArticle(site, newsKind, {
        authorId: author ?? 0,
        image: 'csgo-1',
        publishedAt: new Date(0),
        categoryIds: [2],
        tags: [],
        userTagIds: [],
        versions: [version],
      }),
    )
  }
  await database.close()
  return { writers, newsIds }
}

export async function lostOrDoubled(db: Db, deeds: readonly Deed[]): Promise<string[]> {
  const breaches = deeds
    .filter(({ status }) => status !== 200)
    .map(({ kind, status, words }) => `${kind} (${words}) was answered ${status}`)
  const of = (kind: Deed['kind']) => deeds.filter((deed) => deed.kind === kind)

  const comments = Map.groupBy(
    await db.selectFrom('comment').select(['id', 'author_id', 'message']).execute(),
    ({ message }) => message,
  )
  for (const { words, id, by } of of('comment')) {
    const found = comments.get(words) ?? []
    if (found.length !== 1 || found[0]?.id !== id || found[0].author_id !== by)
      breaches.push(`the comment "${words}" is there ${found.length} times`)
  }
  if (comments.size !== of('comment').length)
    breaches.push(`${comments.size} comments of ${of('comment').length}`)

  const people = Map.groupBy(
    await db.selectFrom('users').select(['id', 'username']).execute(),
    ({ username }) => username,
  )
  const mails = Map.groupBy(
    await db.selectFrom('mail').select('recipient').execute(),
    ({ recipient }) => recipient,
  )
  for (const { words, id } of of('sign up')) {
    if (people.get(words)?.length !== 1 || people.get(words)?.[0]?.id !== id)
      breaches.push(`${words} has ${people.get(words)?.length ?? 0} accounts`)
    if (mails.get(`${words}@mail.example`)?.length !== 1)
      breaches.push(`${words} has ${mails.get(`${words}@mail.example`)?.length ?? 0} mails`)
  }

  const authors = new Map(
    (await db.selectFrom('comment').select(['id', 'author_id']).execute()).map(
      ({ id, author_id }) => [id, author_id],
    ),
  )
  const upvotes = new Set(
    (await db.selectFrom('comment_upvote').select(['comment_id', 'user_id']).execute()).map(
      (row) => `${row.comment_id} ${row.user_id}`,
    ),
  )
  for (const { id, by } of of('upvote comment'))
    if (authors.get(id) !== by && !upvotes.has(`${id} ${by}`))
      breaches.push(`the upvote of comment ${id} by ${by} is lost`)
  const ofNews = new Set(
    (await db.selectFrom('article_upvote').select(['article_id', 'user_id']).execute()).map(
      (row) => `${row.article_id} ${row.user_id}`,
    ),
  )
  for (const { id, by } of of('upvote news'))
    if (!ofNews.has(`${id} ${by}`)) breaches.push(`the upvote of article ${id} by ${by} is lost`)

  if ((await overpaid(db, 'comment', PAID_COMMENTS)) > 0)
    breaches.push('comments are paid beyond the limit of a day')
  const { rows } = await sql<{ paid: number; written: number }>`
    select (select count(*)::int from point_entry where task_id = 1 and point_entry.user_id = comment.author_id) as paid, count(*)::int as written from comment group by comment.author_id`.execute(
    db,
  )
  for (const { paid, written } of rows)
    if (paid < Math.min(PAID_COMMENTS, written))
      breaches.push(`of ${written} comments ${paid} are paid`)
  return breaches
}
