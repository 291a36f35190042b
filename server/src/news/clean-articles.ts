import type { StoredHtml } from '../platform/html/clean-again.ts'
import { cleanArticle } from '../platform/html/sanitize.ts'
import { NEWS_LISTS, newsTag } from './page-tags.ts'

/** Whoever writes one meanwhile cleans it themselves, so those are passed over. */
export const cleanArticles: StoredHtml = async (tx, stale, { version, most }) => {
  const rows = await tx.selectFrom('news_version').select(['news_id', 'language_id', 'content']).where('sanitizer_version', '<', version).limit(most).forUpdate().skipLocked().execute()
  for (const { news_id, language_id, content } of rows) {
    const clean = cleanArticle(content)
    // Feeds hold whole articles, and are lists.
    if (clean !== content) stale(newsTag(news_id), NEWS_LISTS)
    await tx
      .updateTable('news_version')
      .set({ sanitizer_version: version, ...(clean === content ? {} : { content: clean }) })
      .where('news_id', '=', news_id)
      .where('language_id', '=', language_id)
      .execute()
  }
  return rows.length
}
