import type { LanguageId } from '@loadout/contract/languages/languages.ts'

/** Lists for a reader of a language: those of other languages fill what would look empty. */
export const readBy = (language_id: LanguageId) => ({ language_id, other_languages: true })
