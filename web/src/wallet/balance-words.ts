import { BalanceType, type BalanceEntry } from '@loadout/contract/wallet/balance.ts'
import type { Text } from '@loadout/texts/text.ts'
import type { IconName } from '../ui/icons.ts'

type Words = { title: string; hint: string; icon: IconName }

const textIn = ({ data }: Pick<BalanceEntry, 'data'>, name: string) => String(data[name] ?? '')

/** A refund is a change by staff that names the order it gives back (AMB-58). */
export const orderOf = ({ data }: Pick<BalanceEntry, 'data'>): number | undefined =>
  typeof data['order_id'] === 'number' ? data['order_id'] : undefined

/** What a change of somebody's balance was for (WALLET-04 to WALLET-07). */
export function balanceWords(entry: Pick<BalanceEntry, 'type' | 'data'>, text: Text): Words {
  switch (entry.type) {
    case BalanceType.WeeklyRank:
      return {
        title: text('wallet.rank', { rank: textIn(entry, 'rank') }),
        hint: text('wallet.rank_hint'),
        icon: 'trophy',
      }
    case BalanceType.Purchase:
      return { title: textIn(entry, 'name'), hint: text('wallet.purchase'), icon: 'store' }
    case BalanceType.Stars:
      return {
        title: text('wallet.stars', { count: Number(entry.data['count'] ?? 0) }),
        hint: text('wallet.stars_hint'),
        icon: 'star',
      }
    default:
      return changedWords(entry, text)
  }
}

/** Staff say why; of a refund, the item stands before that. */
function changedWords(entry: Pick<BalanceEntry, 'type' | 'data'>, text: Text): Words {
  const note = textIn(entry, 'note')
  if (orderOf(entry) === undefined)
    return { title: text('wallet.changed'), hint: note, icon: 'shield' }
  const refund = text('wallet.refund')
  return {
    title: textIn(entry, 'name'),
    hint: note === '' ? refund : `${refund} · ${note}`,
    icon: 'store',
  }
}
