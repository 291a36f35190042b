import { newsExcerpt, newsTitle } from '@loadout/contract/news/news.ts'
import { tagName } from '@loadout/contract/tags/tags.ts'
import { maskOf } from '../categories/categories.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Db } from '../platform/db/database.ts'
import { accepted } from '../platform/http/accepted.ts'
import { SANITIZER_VERSION, acceptedArticle } from '../platform/html/sanitize.ts'
import { acceptedPictureName } from '../platform/media/picture-name.ts'
import type { Site } from '../site-parts.ts'
import { countNews } from './count-news.ts'
import { NEWS_LISTS, newsTag } from './page-tags.ts'
import { beginningOf } from './plain-text.ts'
import { slugOf } from './slug.ts'

export type NewsText = { languageId: number; title: string; excerpt: string; content: string }

export type NewsDraft = {
  authorId: number
  /** A picture of the news folder, without size and ending. */
  image: string
  /** In the future for a scheduled item, 'infinity' for a draft. */
  publishedAt: Date | 'infinity'
  categoryIds: readonly number[]
  tags: readonly string[]
  userTagIds: readonly number[]
  pinned?: boolean
  starredAt?: Date | null
  upvotes?: number
  /** The first is the primary version (AMB-113). */
  versions: readonly [NewsText, ...NewsText[]]
}

type Publishing = Pick<Site, 'transaction' | 'clock'>

/**
 * Puts a news item on the site, in one transaction with its tags and whatever counts it. Answers
 * its id.
 */
export const publishNews = (
  { transaction, clock }: Publishing,
  draft: NewsDraft,
): Promise<number> => transaction((work) => insertNews(work, clock.now(), draft))

/** The same within a transaction that does more. */
export async function insertNews(work: Work, now: Date, draft: NewsDraft): Promise<number> {
  const { tx } = work
  const { id } = await tx
    .insertInto('news')
    .values({
      author_id: draft.authorId,
      language_id: draft.versions[0].languageId,
      image: acceptedPictureName(draft.image),
      inserted: now,
      published_at: draft.publishedAt,
      category_mask: maskOf(draft.categoryIds),
      pinned: draft.pinned ?? false,
      starred_at: draft.starredAt ?? null,
      upvotes: draft.upvotes ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertVersions(tx, id, draft)
  await linkTags(tx, id, draft.tags)
  await linkPeople(tx, id, draft.userTagIds)
  await countNews(tx, id, now)
  work.purge(NEWS_LISTS, newsTag(id))
  return id
}

async function insertVersions(
  tx: Db,
  newsId: number,
  { versions, publishedAt, categoryIds, pinned = false }: NewsDraft,
) {
  const rows = versions.map((version) => ({
    news_id: newsId,
    language_id: version.languageId,
    ...keptText(version),
    published_at: publishedAt,
    category_mask: maskOf(categoryIds),
    pinned,
  }))
  await tx.insertInto('news_version').values(rows).execute()
}

/** What is kept of what somebody wrote. */
export function keptText({ title: written, excerpt, content: html }: Omit<NewsText, 'languageId'>) {
  const title = accepted(newsTitle, written)
  const content = acceptedArticle(html)
  return {
    title,
    slug: slugOf(title),
    excerpt: accepted(newsExcerpt, excerpt) || beginningOf(content),
    content,
    sanitizer_version: SANITIZER_VERSION,
  }
}

/** Tags that nobody has used before are made. */
export async function linkTags(tx: Db, newsId: number, written: readonly string[]) {
  const names = written.map((name) => accepted(tagName, name))
  if (names.length === 0) return
  await tx
    .insertInto('tag')
    .values(names.map((name) => ({ name })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  await tx
    .insertInto('news_tag')
    .columns(['news_id', 'tag_id', 'published_at', 'category_mask', 'pinned'])
    .expression(
      tx
        .selectFrom('tag')
        .innerJoin('news', (join) => join.on('news.id', '=', newsId))
        .select([
          'news.id as news_id',
          'tag.id as tag_id',
          'news.published_at',
          'news.category_mask',
          'news.pinned',
        ])
        .where('tag.name', 'in', names),
    )
    .execute()
}

export async function linkPeople(tx: Db, newsId: number, userIds: readonly number[]) {
  if (userIds.length === 0) return
  await tx
    .insertInto('news_user_tag')
    .values(userIds.map((userId) => ({ news_id: newsId, user_id: userId })))
    .execute()
}
