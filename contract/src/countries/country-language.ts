import { languageByLocale, type Language, type Locale } from '../languages/languages.ts'

/** By the id of the country, which never changes (ACC-78): Brazil, Germany, Poland, Sweden. */
const spoken: Readonly<Record<number, Locale>> = { 29: 'pt', 80: 'de', 173: 'pl', 211: 'sv' }

/**
 * The language that the people of a country are taken to speak, for the four of which that is said
 * (AMB-120, I18N-06 to I18N-09).
 */
export const languageOfCountry = (id: number): Language | undefined =>
  languageByLocale(spoken[id] ?? '')
