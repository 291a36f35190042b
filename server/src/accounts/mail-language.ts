import { countries } from '@loadout/contract/countries/countries.ts'
import { english, languageByLocale, type LanguageId } from '@loadout/contract/languages/languages.ts'

/** Countries whose people are taken to speak their language (AMB-120). */
const SPOKEN: Record<string, string> = { SE: 'sv', BR: 'pt', DE: 'de', PL: 'pl' }

/** What a member is written to in: the language they chose last, else that of their country, else English (AMB-120). */
export function mailLanguageOf({ language_id, country_id }: { language_id: number | null; country_id: number }): LanguageId {
  if (language_id !== null) return language_id as LanguageId
  return languageByLocale(SPOKEN[countries[country_id]?.code ?? ''] ?? '')?.id ?? english.id
}
