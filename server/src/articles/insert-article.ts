import { newsExcerpt, newsTitle } from '@loadout/contract/news/news.ts'
import { excerptOf } from '@loadout/contract/news/excerpt-of.ts'
import { tagName } from '@loadout/contract/tags/tags.ts'
import { maskOf } from '../categories/categories.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Db } from '../platform/db/database.ts'
import { accepted } from '../platform/http/accepted.ts'
import { SANITIZER_VERSION, acceptedArticle } from '../platform/html/sanitize.ts'
import { acceptedPictureName } from '../platform/media/picture-name.ts'
import type { ArticleKind } from './article-kind.ts'
import { countArticle } from './count-articles.ts'
import { kindNumber } from './kinds.ts'
import { purgeArticle } from './purge-article.ts'
import { slugOf } from './slug.ts'

export type ArticleText = { languageId: number; title: string; excerpt: string; content: string }

export type ArticleDraft = {
  authorId: number
  /** A picture of the kind's folder, without size and ending. */
  image: string
  /** In the future for a scheduled item, 'infinity' for a draft. */
  publishedAt: Date | 'infinity'
  categoryIds: readonly number[]
  tags: readonly string[]
  userTagIds: readonly number[]
  pinned?: boolean
  /** A newcomer's, which stays out of lists of all. */
  held?: boolean
  starredAt?: Date | null
  /** Votes that came along from elsewhere; nobody here has given them. */
  importedUpvotes?: number
  /** The first is the primary version (AMB-113). */
  versions: readonly [ArticleText, ...ArticleText[]]
}

/** Puts an article on the site, with its tags and whatever counts it. Answers its id. */
export async function insertArticle(
  work: Work,
  kind: ArticleKind,
  now: Date,
  draft: ArticleDraft,
): Promise<number> {
  const { tx } = work
  const { id } = await tx
    .insertInto('article')
    .values({
      kind: kindNumber(kind),
      author_id: draft.authorId,
      language_id: draft.versions[0].languageId,
      image: acceptedPictureName(draft.image),
      inserted: now,
      published_at: draft.publishedAt,
      category_mask: maskOf(draft.categoryIds),
      pinned: draft.pinned ?? false,
      held: draft.held ?? false,
      starred_at: draft.starredAt ?? null,
      upvotes: draft.importedUpvotes ?? 0,
      imported_upvotes: draft.importedUpvotes ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertVersions(tx, id, kind, draft)
  await linkTags(tx, id, draft.tags)
  await linkPeople(tx, id, draft.userTagIds)
  await countArticle(tx, id)
  await purgeArticle(work, { kind, id, now, before: undefined })
  return id
}

async function insertVersions(
  tx: Db,
  articleId: number,
  kind: ArticleKind,
  { versions, publishedAt, categoryIds, pinned = false }: ArticleDraft,
) {
  const rows = versions.map((version) => ({
    article_id: articleId,
    kind: kindNumber(kind),
    language_id: version.languageId,
    ...keptText(version, { mayLackTitle: publishedAt === 'infinity' }),
    published_at: publishedAt,
    category_mask: maskOf(categoryIds),
    pinned,
  }))
  await tx.insertInto('article_version').values(rows).execute()
}

/** What is kept of what somebody wrote; what readers see has a title. */
export function keptText(
  { title: written, excerpt, content: html }: Omit<ArticleText, 'languageId'>,
  { mayLackTitle = false }: { mayLackTitle?: boolean } = {},
) {
  const title = mayLackTitle && written === '' ? '' : accepted(newsTitle, written)
  const content = acceptedArticle(html)
  return {
    title,
    slug: slugOf(title),
    excerpt: accepted(newsExcerpt, excerpt) || excerptOf(content),
    content,
    sanitizer_version: SANITIZER_VERSION,
  }
}

/**
 * Tags that nobody has used before are made: in order, or two who make the same would lock each
 * other out.
 */
export async function linkTags(tx: Db, articleId: number, written: readonly string[]) {
  const names = written.map((name) => accepted(tagName, name)).toSorted()
  if (names.length === 0) return
  await tx
    .insertInto('tag')
    .values(names.map((name) => ({ name })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  await tx
    .insertInto('article_tag')
    .columns(['article_id', 'tag_id', 'kind', 'published_at', 'category_mask', 'pinned'])
    .expression(
      tx
        .selectFrom('tag')
        .innerJoin('article', (join) => join.on('article.id', '=', articleId))
        .select([
          'article.id as article_id',
          'tag.id as tag_id',
          'article.kind',
          'article.published_at',
          'article.category_mask',
          'article.pinned',
        ])
        .where('tag.name', 'in', names),
    )
    .execute()
}

export async function linkPeople(tx: Db, articleId: number, userIds: readonly number[]) {
  if (userIds.length === 0) return
  await tx
    .insertInto('article_user_tag')
    .values(userIds.map((userId) => ({ article_id: articleId, user_id: userId })))
    .execute()
}
