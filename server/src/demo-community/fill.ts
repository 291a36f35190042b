import { sql } from 'kysely'
import { languageByLocale } from '@loadout/contract/languages/languages.ts'
import { commentsOnAll } from '@loadout/demo/conversation/all-comments.ts'
import { readAllNews } from '@loadout/demo/all-news.ts'
import type { NewsComment, NewsEntry } from '@loadout/demo/news-entry.ts'
import { hasPeople } from '../accounts/people.ts'
import { mentionedNames } from '../comments/mentions.ts'
import { insertArticle, type ArticleText } from '../articles/insert-article.ts'
import { newsKind } from '../news/kind.ts'
import type { Db } from '../platform/db/database.ts'
import { countDays } from '../figures/count-days.ts'
import { fillPosts } from './fill-posts.ts'
import { fillFigures } from './fill-figures.ts'
import { fillFrontPage } from './fill-front-page.ts'
import { fillRankings } from './fill-rankings.ts'
import { fillReports } from './fill-reports.ts'
import { fillStore } from './fill-store.ts'
import { fillTickets } from './fill-tickets.ts'
import { earnInWeeks, settleBalance } from './fill-wallets.ts'
import { fillViews } from './fill-views.ts'
import { acquireAdvisoryLock } from '../platform/db/advisory-lock.ts'
import { silentTransactions } from '../platform/transactions-beside-site.ts'
import { categoryIdByKey } from './content-keys.ts'
import { markAsDemo } from './holds-demo.ts'
import { insertEvents } from './insert-events.ts'
import { insertFollows } from './insert-follows.ts'
import { insertGuestbooks } from './insert-guestbooks.ts'
import { insertNotifications } from './insert-notifications.ts'
import { insertPeople, personNamed, type Ids } from './insert-people.ts'
import { insertPolls } from './insert-polls.ts'
import { insertStreams } from './insert-streams.ts'
import { insertVideos } from './insert-videos.ts'
import { insertProfiles } from './insert-profiles.ts'
import { payForComments } from './pay-for-comments.ts'
import { HOUR, MINUTE } from '../platform/clock.ts'

/** Eight values each: well below the 65,535 that one statement of PostgreSQL takes. */
const COMMENTS_AT_ONCE = 1000

/**
 * Fills an empty community and leaves any other alone. Everything is dated back from one moment, so
 * that "today" is full whenever a site starts for the first time.
 */
export async function fillDemo(db: Db, now: Date): Promise<void> {
  const news = (await readAllNews()).toSorted((a, b) => b.hoursAgo - a.hoursAgo)
  const transaction = silentTransactions(db, { now: () => now })
  await transaction(async (work) => {
    const { tx } = work
    await acquireAdvisoryLock(tx, 'fill the demo community')
    if (await hasPeople(tx)) return
    await markAsDemo(tx, now)
    const ids = await insertPeople(tx, now)
    const commentsOn = commentsOnAll(news)
    const comments: CommentRow[] = []
    for (const entry of news) {
      const publishedAt = new Date(now.getTime() - entry.hoursAgo * HOUR)
      const draft = draftOf(entry, ids, publishedAt)
      const newsId = await insertArticle(work, newsKind, publishedAt, draft)
      comments.push(
        ...(commentsOn.get(entry) ?? []).map((comment) =>
          rowOf(comment, { newsId, ids, publishedAt, now }),
        ),
      )
    }
    await insertComments(tx, comments)
    await fillPosts(work, ids, now)
    await insertProfiles(tx, ids)
    await insertGuestbooks(tx, ids, now)
    await payForComments(tx)
    await insertPolls(work, ids, now)
    await insertStreams(work, { now: () => now })
    await insertEvents(work, { now: () => now })
    await insertVideos(work, ids, now)
    await insertFollows(tx, now)
    await insertNotifications(tx, now)
    await earnInWeeks(work, ids, now)
    await fillStore(work, ids, now)
    await fillTickets(work, ids, now)
    await fillReports(tx, ids, now)
    await settleBalance(work, ids, now)
    await fillViews(tx, now)
    await fillRankings(work, now)
    await fillFigures(tx, now)
    await fillFrontPage(work, { now: () => now })
    await countDays(tx, { now: () => now })
  })
}

const draftOf = (entry: NewsEntry, ids: Ids, publishedAt: Date) => ({
  authorId: personNamed(ids, entry.author).id,
  image: entry.image,
  publishedAt,
  categoryIds: entry.categories.map((key) => categoryIdByKey[key]),
  tags: entry.tags,
  userTagIds: (entry.mentions ?? []).map((name) => personNamed(ids, name).id),
  pinned: entry.pinned ?? false,
  importedUpvotes: entry.upvotes,
  versions: Object.entries(entry.versions).map(([locale, version]) => ({
    languageId: languageByLocale(locale)!.id,
    ...version,
  })) as [ArticleText, ...ArticleText[]],
})

type CommentRow = {
  article_id: number
  author_id: number
  message: string
  mentions: string
  inserted: Date
  upvotes: number
  imported_upvotes: number
  deleted_at: Date | null
}

function rowOf(
  comment: NewsComment,
  { newsId, ids, publishedAt, now }: { newsId: number; ids: Ids; publishedAt: Date; now: Date },
): CommentRow {
  const inserted = new Date(
    Math.min(publishedAt.getTime() + comment.minutesAfter * MINUTE, now.getTime() - MINUTE),
  )
  return {
    article_id: newsId,
    author_id: personNamed(ids, comment.by).id,
    message: comment.text,
    mentions: JSON.stringify(mentionedNames(comment.text).flatMap((name) => ids.get(name) ?? [])),
    inserted,
    upvotes: comment.upvotes ?? 0,
    imported_upvotes: comment.upvotes ?? 0,
    deleted_at: comment.deleted ? inserted : null,
  }
}

/** Oldest first, so that ids rise with time as they do on a living site. */
async function insertComments(tx: Db, comments: readonly CommentRow[]) {
  const rows = comments.toSorted((a, b) => a.inserted.getTime() - b.inserted.getTime())
  for (let start = 0; start < rows.length; start += COMMENTS_AT_ONCE) {
    await tx
      .insertInto('comment')
      .values(rows.slice(start, start + COMMENTS_AT_ONCE))
      .execute()
  }
  await linkAnswers(tx)
  await tx
    .updateTable('article')
    .set((set) => ({
      comments: set
        .selectFrom('comment')
        .select((select) => select.fn.countAll<number>().as('count'))
        .whereRef('comment.article_id', '=', 'article.id'),
    }))
    .execute()
}

/** Whoever begins with a name answers the last that this person has said there. */
const linkAnswers = (tx: Db) =>
  sql`
  update comment set answers_id = (
    select max(said.id) from comment as said
    where said.article_id = comment.article_id and said.id < comment.id
      and said.author_id = (comment.mentions -> 0 ->> 'id')::integer)
  where message like '@%' and mentions <> '[]'`.execute(tx)
