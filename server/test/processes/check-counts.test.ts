import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { postComment } from '@loadout/contract/comments/comments.ts'
import { upvoteComment, upvoteNews } from '@loadout/contract/upvotes/upvotes.ts'
import { keptCounts } from '../../src/counts/kept-counts.ts'
import { foldTagChanges } from '../../src/tags/tag-changes.ts'
import { runCommand } from '../run-command.ts'
import { startSite } from '../start-site.ts'

async function checkCounts(databaseUrl: string, ...args: string[]) {
  const environment = { DATABASE_URL: databaseUrl }
  const { code, output } = await runCommand(['check-counts', ...args], { environment })
  return { code, lines: output.trim().split('\n') }
}

const ALL_RIGHT = `Every kept count is what there is: ${keptCounts.map(({ name }) => name).join(', ')}.`

/** Two articles, of which one counts in the tables and one has only been noted. */
async function startCountedSite() {
  const running = await startSite()
  const { call, as, make } = running
  const [tindra, haldor] = [await make.member(), await make.member()]
  const inGerman = { languageId: 3, title: 'Sieg', excerpt: 'e', content: '<p>t</p>' }
  const news = await make.news({
    author: tindra,
    tags: ['katowice'],
    versions: [inGerman],
    upvotes: 7,
  })
  const { comment } = await call(
    postComment,
    { id: news.id, article_type: 'news', message: 'Well played' },
    await as(tindra),
  )
  await call(upvoteNews, { id: news.id }, await as(haldor))
  await call(upvoteComment, { id: comment.id, article_type: 'news' }, await as(haldor))
  await foldTagChanges(running.site)
  await make.news({ author: tindra, tags: ['katowice'] })
  return { ...running, news, comment, tindra }
}

test('B04 A05 the command proves every kept count from its rows, names those that are off and repairs them', async () => {
  const { db, databaseUrl, news, comment, tindra } = await startCountedSite()
  expect(await checkCounts(databaseUrl)).toEqual({ code: 0, lines: [ALL_RIGHT] })

  await sql`
    update article set comments = 3, upvotes = 1_200 where id = ${news.id}`.execute(db)
  await sql`update comment set upvotes = 0`.execute(db)
  await sql`update users set news_count = 5, post_count = 1, upvotes_received = 0 where id = ${tindra.id}`.execute(
    db,
  )
  await sql`delete from author_language where language_id = 3`.execute(db)
  await sql`update tag_kind set article_count = 4`.execute(db)
  await sql`insert into tag_language (tag_id, kind, language_id, article_count) values (1, 0, 5, 2)`.execute(
    db,
  )
  await sql`delete from tag_use`.execute(db)

  const off = [
    `news of members: member ${tindra.id} has 5, and there are 2.`,
    `posts of members: member ${tindra.id} has 1, and there are 0.`,
    `articles of members by language: member ${tindra.id}, kind 0, language 3 has 0, and there are 1.`,
    `comments of articles: article ${news.id} has 3, and there are 1.`,
    'articles of tags: tag 1, kind 0 has 5, and there are 2.',
    'articles of tags by language: tag 1, kind 0, language 5 has 2, and there are 0.',
    'uses of tags that make them popular: tag 1, games 4 has 1, and there are 2.',
    `upvotes of articles: article ${news.id} has 1,200, and there are 8.`,
    `upvotes of comments: comment ${comment.id} has 0, and there are 1.`,
    `upvotes that members were given: member ${tindra.id} has 0, and there are 2.`,
    '10 counts are off.',
  ]
  expect(await checkCounts(databaseUrl)).toEqual({ code: 1, lines: off })
  expect(await checkCounts(databaseUrl, '--repair')).toEqual({
    code: 0,
    lines: [...off, 'Repaired.', ALL_RIGHT],
  })
})

test('B04 counts that are repaired while people write stay right', async () => {
  const { call, as, make, db, news, tindra } = await startCountedSite()
  const reader = await as(await make.member())
  for (const { repair } of keptCounts) {
    await sql`update article set comments = comments + 5, upvotes = upvotes + 5`.execute(db)
    await sql`update users set news_count = news_count + 5`.execute(db)
    await sql`update tag_kind set article_count = article_count + 5`.execute(db)
    await Promise.all([
      db.transaction().execute(repair),
      ...[1, 2, 3].map((number) =>
        call(
          postComment,
          { id: news.id, article_type: 'news', message: `Number ${number}` },
          reader,
        ),
      ),
      make.news({ author: tindra, tags: ['katowice'] }),
      make.news({ tags: ['katowice'] }),
    ])
  }
  for (const { repair } of keptCounts) await db.transaction().execute(repair)
  for (const count of keptCounts) expect(await count.findWrong(db), count.name).toEqual([])
})

test('B04 a word that the command does not know, and a database that cannot be read, are not called right', async () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/none'
  expect(await checkCounts(nowhere, '--mend')).toEqual({
    code: 1,
    lines: ['npm run check-counts, or -- --repair.'],
  })
  const { code, lines } = await checkCounts(nowhere)
  expect([code, lines.join()]).toEqual([1, expect.not.stringContaining('Every kept count')])
})
