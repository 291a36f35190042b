import { cleanerOf } from '../platform/html/clean-again.ts'
import { cleanArticle } from '../platform/html/sanitize.ts'
import { CONTENT_PAGES } from './page-tag.ts'

export const cleanContentPages = cleanerOf({
  clean: cleanArticle,
  older: (tx, version) =>
    tx
      .selectFrom('content_page_version')
      .select(['page_id', 'language_id', 'content as html'])
      .where('sanitizer_version', '<', version),
  update: (tx, { page_id, language_id }, { html, version }) =>
    tx
      .updateTable('content_page_version')
      .set({ content: html, sanitizer_version: version })
      .where('page_id', '=', page_id)
      .where('language_id', '=', language_id)
      .execute(),
  shownOn: () => [CONTENT_PAGES],
})
