import type { Locale } from '@loadout/contract/languages/languages.ts'
import { formatDollars } from '../ui/format-dollars.ts'

/** Cents with a plus or a minus of its own width, as they stand below one another. */
export const signedDollars = (locale: Locale, cents: number): string =>
  cents > 0 ? `+${formatDollars(locale, cents)}` : formatDollars(locale, cents).replace('-', '−')
