import type { StoredHtml } from '../platform/html/clean-again.ts'
import { cleanArticle } from '../platform/html/sanitize.ts'
import { CONTENT_PAGES } from './routes.ts'

export const cleanContentPages: StoredHtml = async (tx, stale, { version, most }) => {
  const rows = await tx.selectFrom('content_page_version').select(['page_id', 'language_id', 'content']).where('sanitizer_version', '<', version).limit(most).forUpdate().skipLocked().execute()
  for (const { page_id, language_id, content } of rows) {
    const clean = cleanArticle(content)
    if (clean !== content) stale(CONTENT_PAGES)
    await tx.updateTable('content_page_version').set({ content: clean, sanitizer_version: version }).where('page_id', '=', page_id).where('language_id', '=', language_id).execute()
  }
  return rows.length
}
