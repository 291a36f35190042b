import type { StoredHtml } from '../platform/html/clean-again.ts'
import { cleanNotice } from '../platform/html/sanitize.ts'
import { NOTICE } from './routes.ts'

export const cleanNotices: StoredHtml = async (tx, stale, { version, most }) => {
  const rows = await tx.selectFrom('notice').select('message').where('sanitizer_version', '<', version).limit(most).forUpdate().skipLocked().execute()
  for (const { message } of rows) {
    const clean = cleanNotice(message)
    if (clean !== message) stale(NOTICE)
    await tx.updateTable('notice').set({ message: clean, sanitizer_version: version }).execute()
  }
  return rows.length
}
