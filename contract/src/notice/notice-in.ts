import type { LanguageId } from '../languages/languages.ts'
import type { Notice, WholeNotice } from './notice.ts'

/**
 * The notice as readers of a language get it: nothing of one that is not shown. A server of an
 * earlier version names no others.
 */
export const noticeIn = (
  { message, enabled, translations = [] }: Partial<WholeNotice> & Notice,
  languageId: LanguageId,
): Notice => ({
  message: enabled
    ? (translations.find((each) => each.language_id === languageId)?.message ?? message)
    : '',
  enabled,
})
