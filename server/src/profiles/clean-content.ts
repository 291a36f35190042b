import { profileTag } from '../accounts/page-tags.ts'
import { cleanerOf } from '../platform/html/clean-again.ts'
import { cleanProfile } from '../platform/html/sanitize.ts'

export const cleanContent = cleanerOf({
  clean: cleanProfile,
  older: (tx, version) =>
    tx
      .selectFrom('users')
      .select(['id', 'content as html'])
      .where('content', '<>', '')
      .where('sanitizer_version', '<', version),
  update: (tx, { id }, { html, version }) =>
    tx
      .updateTable('users')
      .set({ content: html, sanitizer_version: version })
      .where('id', '=', id)
      .execute(),
  shownOn: ({ id }) => [profileTag(id)],
})
