import type { Locale } from '@loadout/contract/languages/languages.ts'
import { tagOf } from './language-tag.ts'

const byLocale = new Map<Locale, Intl.NumberFormat>()

/** Cents as LD$, without the name (SHELL-12, AMB-118). */
export function formatDollars(locale: Locale, cents: number): string {
  const format =
    byLocale.get(locale) ??
    new Intl.NumberFormat(tagOf(locale), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  byLocale.set(locale, format)
  return format.format(cents / 100)
}
