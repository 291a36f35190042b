import { insertArticle, type ArticleDraft, type ArticleText } from '../articles/insert-article.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { postKind } from './kind.ts'

/** A post that was written elsewhere: no limit holds it, nobody is told. Answers its id. */
export async function importPost(
  work: Work,
  now: Date,
  draft: Omit<ArticleDraft, 'versions' | 'pinned'> & { text: ArticleText; starredBy?: number },
): Promise<number> {
  const { text, starredBy, ...article } = draft
  const { publishedAt } = article
  const id = await insertArticle(work, postKind, now, { ...article, versions: [text] })
  const isDraft = publishedAt === 'infinity'
  await work.tx
    .insertInto('post')
    .values({
      article_id: id,
      first_published_at: isDraft ? null : publishedAt,
      told_ids: isDraft ? [] : [...article.userTagIds],
      starred_by: starredBy ?? null,
      kept_at: isDraft ? now : publishedAt,
    })
    .execute()
  return id
}
