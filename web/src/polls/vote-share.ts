import type { Locale } from '@loadout/contract/languages/languages.ts'
import { tagOf } from '../ui/language-tag.ts'

/** In percent, to two decimals. */
export const voteShare = (votes: number, total: number): number =>
  total === 0 ? 0 : Math.round((votes / total) * 10_000) / 100

/** POLL-12: a share that is not whole has two decimals. */
export function shareText(locale: Locale, share: number): string {
  const decimals = Number.isInteger(share) ? 0 : 2
  return new Intl.NumberFormat(tagOf(locale), {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(share / 100)
}
