import type { Locale } from '@loadout/contract/languages/languages.ts'
import { tagOf } from '../ui/language-tag.ts'

/** A share that is not whole has two decimals, also where these are zeros (POLL-12). */
export function shareText(
  locale: Locale,
  { votes, total }: { votes: number; total: number },
): string {
  const decimals = total === 0 || (votes * 100) % total === 0 ? 0 : 2
  return new Intl.NumberFormat(tagOf(locale), {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(total === 0 ? 0 : votes / total)
}
