import { cleanerOf } from '../platform/html/clean-again.ts'
import { cleanArticle } from '../platform/html/sanitize.ts'
import { eventTag } from './page-tags.ts'

export const cleanEvents = cleanerOf({
  clean: cleanArticle,
  older: (tx, version) =>
    tx
      .selectFrom('calendar_event_text')
      .select(['event_id', 'language_id', 'content as html'])
      .where('sanitizer_version', '<', version),
  update: (tx, { event_id, language_id }, { html, version }) =>
    tx
      .updateTable('calendar_event_text')
      .set({ content: html, sanitizer_version: version })
      .where('event_id', '=', event_id)
      .where('language_id', '=', language_id)
      .execute(),
  shownOn: ({ event_id }) => [eventTag(event_id)],
})
