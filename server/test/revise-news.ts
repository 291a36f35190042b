import { articleTag } from '../src/articles/page-tags.ts'
import { keptText, type ArticleText } from '../src/articles/insert-article.ts'
import { newsKind } from '../src/news/kind.ts'
import type { Site } from '../src/site-parts.ts'

/** Rewrites one language version of news, as an edit does, for tests of what comes of it. */
export const reviseNews = (
  { transaction, clock }: Pick<Site, 'transaction' | 'clock'>,
  newsId: number,
  { languageId, ...text }: ArticleText,
): Promise<void> =>
  transaction(async ({ tx, purge }) => {
    await tx
      .updateTable('article_version')
      .set({ ...keptText(text), revised_at: clock.now() })
      .where('article_id', '=', newsId)
      .where('language_id', '=', languageId)
      .executeTakeFirst()
    purge(articleTag(newsKind, newsId))
  })
