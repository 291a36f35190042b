import type { BalanceEntry } from '@loadout/contract/wallet/balance.ts'

/** `sum` is null while the month may go on in what has not been loaded. */
type BalanceMonth<Entry> = { first: number; entries: Entry[]; sum: number | null }

type Dated = Pick<BalanceEntry, 'inserted' | 'dollars'>

/** Entries by the months of the reader's zone; both begin with the latest. */
export function balanceMonths<Entry extends Dated>(
  entries: readonly Entry[],
  hasMore: boolean,
): BalanceMonth<Entry>[] {
  const months = Map.groupBy(entries, ({ inserted }) => monthOf(inserted))
  return [...months].map(([first, of], index) => ({
    first,
    entries: of,
    sum:
      hasMore && index === months.size - 1
        ? null
        : of.reduce((sum, { dollars }) => sum + dollars, 0),
  }))
}

function monthOf(at: number): number {
  const day = new Date(at * 1000)
  return new Date(day.getFullYear(), day.getMonth()).getTime() / 1000
}
