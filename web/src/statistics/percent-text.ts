import type { Locale } from '@loadout/contract/languages/languages.ts'
import { tagOf } from '../ui/language-tag.ts'

/** A share of 1 in whole percent, as a language writes it. */
export const percentText = (locale: Locale, share: number): string =>
  new Intl.NumberFormat(tagOf(locale), { style: 'percent' }).format(share)
