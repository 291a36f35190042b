import type { Locale } from '@loadout/contract/languages/languages.ts'
import { figureText } from '@loadout/texts/figure-text.ts'

/** English as it is written outside of America. */
export const tagOf = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale)

export const formatFigure = (locale: Locale, figure: number) => figureText(locale, figure)
