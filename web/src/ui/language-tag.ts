import type { Locale } from '@loadout/contract/languages/languages.ts'

/** The language of what `Intl` writes: English as it is written outside of America. */
export const tagOf = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale)
