/** The seven interface languages and their numbers on the wire (I18N-01, I18N-02). */
export const languages = [
  { id: 0, locale: 'en', name: 'English', flag: 'gb' },
  { id: 1, locale: 'sv', name: 'Svenska', flag: 'se' },
  { id: 2, locale: 'pt', name: 'Português', flag: 'br' },
  { id: 3, locale: 'de', name: 'Deutsch', flag: 'de' },
  { id: 4, locale: 'pl', name: 'Polski', flag: 'pl' },
  { id: 5, locale: 'ru', name: 'Русский', flag: 'ru' },
  { id: 6, locale: 'uk', name: 'Українська', flag: 'ua' },
] as const

export type Language = (typeof languages)[number]
export type LanguageId = Language['id']
export type Locale = Language['locale']
export type Flag = Language['flag']

export const english = languages[0]
export const swedish = languages[1]

export const languageById = (id: number): Language | undefined => languages[id]
export const languageByLocale = (locale: string): Language | undefined =>
  languages.find((language) => language.locale === locale)
/** The language stored as a numeric code (AMB-121), or undefined when the text is anything else. */
export const languageByCode = (code: string | undefined): Language | undefined =>
  code !== undefined && /^[0-6]$/.test(code) ? languages[Number(code)] : undefined

/**
 * The first supported browser language that is not English, else the site's fallback, which ships
 * as Swedish (I18N-04, I18N-05, AMB-120). Takes tags in order of preference, such as `['en-US',
 * 'de']`.
 */
export function preferredLanguage(tags: readonly string[], fallback: Language = swedish): Language {
  for (const tag of tags) {
    const language = languageByLocale(tag.slice(0, 2).toLowerCase())
    if (language && language.id !== english.id && /^[a-z]{2}(?:-|$)/i.test(tag)) return language
  }
  return fallback
}
