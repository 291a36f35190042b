import { NEWS_LISTS, newsTag } from '../src/news/page-tags.ts'
import { keptText, type NewsText } from '../src/news/publish-news.ts'
import type { Site } from '../src/site-parts.ts'

/** Rewrites one language version of news, as an edit does, for tests of what comes of it. */
export const reviseNews = (
  { transaction, clock }: Pick<Site, 'transaction' | 'clock'>,
  newsId: number,
  { languageId, ...text }: NewsText,
): Promise<void> =>
  transaction(async ({ tx, purge }) => {
    await tx
      .updateTable('news_version')
      .set({ ...keptText(text), revised_at: clock.now() })
      .where('news_id', '=', newsId)
      .where('language_id', '=', languageId)
      .executeTakeFirst()
    purge(NEWS_LISTS, newsTag(newsId))
  })
