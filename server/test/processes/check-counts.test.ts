import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { postComment } from '@loadout/contract/comments/comments.ts'
import { followMember } from '@loadout/contract/following/following.ts'
import { voteInNewsPoll } from '@loadout/contract/polls/polls.ts'
import { decideReport } from '@loadout/contract/reports/staff-reports.ts'
import { setCodes } from '@loadout/contract/store/staff-store.ts'
import { upvoteComment, upvoteNews } from '@loadout/contract/upvotes/upvotes.ts'
import { keptCounts } from '../../src/counts/kept-counts.ts'
import { foldTagChanges } from '../../src/tags/tag-changes.ts'
import { eventually } from '../eventually.ts'
import { staffWith } from '../member-of-staff.ts'
import { readArticle } from '../read-article.ts'
import { runCommand } from '../run-command.ts'
import { startSite, type TestSite } from '../start-site.ts'

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
  return { ...running, news, comment, tindra, haldor }
}

type CountedSite = Awaited<ReturnType<typeof startCountedSite>>

/** One of everything else that is counted. */
async function countTheRest(running: CountedSite) {
  const { call, as, make, news, tindra, haldor } = running
  const staff = await as(await make.member(staffWith('canManageShop', 'canDeleteComments')))
  const byHaldor = await as(haldor)
  await call(followMember, { user_id: tindra.id }, byHaldor)
  const poll = await make.poll({ on: news })
  const option = poll.options[0]
  await call(voteInNewsPoll, { poll_id: poll.id, option_id: option }, byHaldor)
  for (const outcome of ['removed', 'kept'] as const) {
    const on = await make.comment({ on: news })
    const { id } = await make.report({ on, by: haldor })
    await call(decideReport, { id, outcome, reason: outcome === 'removed' ? 'spam' : '' }, staff)
  }
  const item = await make.item()
  await call(setCodes, { id: item.id, codes: 'AAAA-1\nAAAA-2' }, staff)
  const ticket = await make.ticket({ by: haldor })
  await make.reply({ in: ticket, by: haldor })
  const read = await readOnce(running)
  return { option, item, ticket, read }
}

/** A post that one reader has opened today. */
async function readOnce({ make, db, ...site }: TestSite) {
  const post = await make.post()
  await readArticle(site, post)
  const readers = db.selectFrom('author_reader').where('author_id', '=', post.author.id)
  await eventually(async () => expect(await readers.select('reader').execute()).toHaveLength(1))
  return post
}

/** One more, or one less, than there is of everything that is counted. */
async function spoilTheRest(
  { db, tindra, haldor }: CountedSite,
  { option, item, ticket, read }: Awaited<ReturnType<typeof countTheRest>>,
) {
  await sql`
    update users set follower_count = follower_count + 1, comment_count = comment_count + 1
    where id = ${tindra.id}`.execute(db)
  await sql`
    update users set following_count = following_count - 1, reports_upheld = reports_upheld + 1,
      reports_rejected = reports_rejected - 1
    where id = ${haldor.id}`.execute(db)
  await sql`update poll_option set votes = votes - 1 where id = ${option}`.execute(db)
  await sql`update shop_item set code_count = code_count + 1 where id = ${item.id}`.execute(db)
  await sql`update support_ticket set messages = messages - 1 where id = ${ticket.id}`.execute(db)
  // Each is the sum of what is kept a day, which is one too many by then.
  await sql`update article_day set views = views + 1 where article_id = ${read.id}`.execute(db)
  await sql`
    update article_country set views = views + 2 where article_id = ${read.id}`.execute(db)
  const author = read.author.id
  await sql`update author_day set visitors = visitors + 1 where author_id = ${author}`.execute(db)
  await sql`
    update author_visitors set visitors = visitors + 2 where author_id = ${author}`.execute(db)
}

test('B04 A05 the command proves every kept count from its rows, names those that are off and repairs them', async () => {
  const running = await startCountedSite()
  const { db, databaseUrl, news, comment, tindra, haldor } = running
  const rest = await countTheRest(running)
  const { option, item, ticket, read } = rest
  expect(await checkCounts(databaseUrl)).toEqual({ code: 0, lines: [ALL_RIGHT] })

  await spoilTheRest(running, rest)
  await sql`
    update article set comments = 5, upvotes = 1_200 where id = ${news.id}`.execute(db)
  await sql`update comment set upvotes = 0`.execute(db)
  // Upvotes that were given to somebody are never too many: those of what is deleted stay counted.
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
    `comments of articles: article ${news.id} has 5, and there are 3.`,
    `comments of members: member ${tindra.id} has 2, and there are 1.`,
    `followers of members: member ${tindra.id} has 2, and there are 1.`,
    `members whom members follow: member ${haldor.id} has 0, and there are 1.`,
    `votes of polls: option ${option} has 0, and there are 1.`,
    `reports of members that were upheld: member ${haldor.id} has 2, and there are 1.`,
    `reports of members that were rejected: member ${haldor.id} has 0, and there are 1.`,
    `views of articles today: article ${read.id} has 2, and there are 1.`,
    `views of articles by country: article ${read.id} has 3, and there are 2.`,
    `visitors of authors today: member ${read.author.id} has 2, and there are 1.`,
    `visitors of authors: member ${read.author.id} has 3, and there are 2.`,
    `codes of items: item ${item.id} has 3, and there are 2.`,
    `messages of tickets: ticket ${ticket.id} has 0, and there are 1.`,
    'articles of tags: tag 1, kind 0 has 5, and there are 2.',
    'articles of tags by language: tag 1, kind 0, language 5 has 2, and there are 0.',
    'uses of tags that make them popular: tag 1, games 4 has 1, and there are 2.',
    `upvotes of articles: article ${news.id} has 1,200, and there are 8.`,
    `upvotes of comments: comment ${comment.id} has 0, and there are 1.`,
    `upvotes that members were given: member ${tindra.id} has 0, and there are 2.`,
  ]
  expect(off.map((line) => line.slice(0, line.indexOf(':')))).toEqual(
    keptCounts.map(({ name }) => name),
  )
  const lines = [...off, `${keptCounts.length} counts are off.`]
  expect(await checkCounts(databaseUrl)).toEqual({ code: 1, lines })
  expect(await checkCounts(databaseUrl, '--repair')).toEqual({
    code: 0,
    lines: [...lines, 'Repaired.', ALL_RIGHT],
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
