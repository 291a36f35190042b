import { languageByLocale, type Language } from '@loadout/contract/languages/languages.ts'
import { invalidRequest } from '../http/public-error.ts'

/**
 * The language that an address asks for with `?lang=`, else the site's own: what is not a page is
 * fetched by programs, which keep no choice. A language that the site does not speak is refused,
 * because the answer would be kept under that name.
 */
export function namedLanguage(query: string, fallback: Language): Language {
  const lang = new URLSearchParams(query).get('lang')
  if (lang === null) return fallback
  const language = languageByLocale(lang)
  if (!language) throw invalidRequest()
  return language
}
