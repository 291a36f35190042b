import { languageOfCountry } from '@loadout/contract/countries/country-language.ts'
import { english, type LanguageId } from '@loadout/contract/languages/languages.ts'

/**
 * What a member is written to in: the language they chose last, at the signup or signed in, else
 * that of their country, else English (AMB-120).
 */
export const mailLanguageOf = ({
  language_id,
  country_id,
}: {
  language_id: number | null
  country_id: number
}): LanguageId =>
  language_id === null ? (languageOfCountry(country_id) ?? english).id : (language_id as LanguageId)
