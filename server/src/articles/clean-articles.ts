import { cleanerOf } from '../platform/html/clean-again.ts'
import { cleanArticle } from '../platform/html/sanitize.ts'
import { articleKinds, kindsOf } from './kinds.ts'
import { articleTag } from './page-tags.ts'

const kinds = kindsOf(articleKinds)

export const cleanArticles = cleanerOf({
  clean: cleanArticle,
  older: (tx, version) =>
    tx
      .selectFrom('article_version')
      .select(['article_id', 'kind', 'language_id', 'content as html'])
      .where('sanitizer_version', '<', version),
  update: (tx, { article_id, language_id }, { html, version }) =>
    tx
      .updateTable('article_version')
      .set({ content: html, sanitizer_version: version })
      .where('article_id', '=', article_id)
      .where('language_id', '=', language_id)
      .execute(),
  shownOn: ({ article_id, kind }) => [articleTag(kinds.byNumber(kind), article_id)],
})
