import { cleanerOf } from '../platform/html/clean-again.ts'
import { cleanArticle } from '../platform/html/sanitize.ts'
import { NEWS_LISTS, newsTag } from './page-tags.ts'

export const cleanArticles = cleanerOf({
  clean: cleanArticle,
  older: (tx, version) =>
    tx
      .selectFrom('news_version')
      .select(['news_id', 'language_id', 'content as html'])
      .where('sanitizer_version', '<', version),
  update: (tx, { news_id, language_id }, { html, version }) =>
    tx
      .updateTable('news_version')
      .set({ content: html, sanitizer_version: version })
      .where('news_id', '=', news_id)
      .where('language_id', '=', language_id)
      .execute(),
  // Feeds hold whole articles, and are lists.
  shownOn: ({ news_id }) => [newsTag(news_id), NEWS_LISTS],
})
