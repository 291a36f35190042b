import type { LanguageId } from '../languages/languages.ts'
import type { Notice, WholeNotice } from './notice.ts'

/** The notice as readers of a language get it. */
export const noticeIn = (
  { message, enabled, translations }: WholeNotice,
  languageId: LanguageId,
): Notice => ({
  message: translations.find((each) => each.language_id === languageId)?.message ?? message,
  enabled,
})
