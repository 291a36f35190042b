import { cleanerOf } from '../platform/html/clean-again.ts'
import { cleanNotice } from '../platform/html/sanitize.ts'
import { NOTICE } from './page-tag.ts'

export const cleanNotices = cleanerOf({
  clean: cleanNotice,
  older: (tx, version) =>
    tx.selectFrom('notice').select('message as html').where('sanitizer_version', '<', version),
  update: (tx, _, { html, version }) =>
    tx.updateTable('notice').set({ message: html, sanitizer_version: version }).execute(),
  shownOn: () => [NOTICE],
})

export const cleanNoticeTranslations = cleanerOf({
  clean: cleanNotice,
  older: (tx, version) =>
    tx
      .selectFrom('notice_translation')
      .select(['language_id', 'message as html'])
      .where('sanitizer_version', '<', version),
  update: (tx, row, { html, version }) =>
    tx
      .updateTable('notice_translation')
      .set({ message: html, sanitizer_version: version })
      .where('language_id', '=', row.language_id)
      .execute(),
  shownOn: () => [NOTICE],
})
