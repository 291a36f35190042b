import { cleanerOf } from '../platform/html/clean-again.ts'
import { cleanArticle } from '../platform/html/sanitize.ts'

/** What readers see of posts is cleaned with all articles. */
export const cleanChanges = cleanerOf({
  clean: cleanArticle,
  older: (tx, version) =>
    tx
      .selectFrom('post_change')
      .select(['article_id', 'content as html'])
      .where('sanitizer_version', '<', version),
  update: (tx, { article_id }, { html, version }) =>
    tx
      .updateTable('post_change')
      .set({ content: html, sanitizer_version: version })
      .where('article_id', '=', article_id)
      .execute(),
  shownOn: () => [],
})
