import { useQuery } from '@tanstack/react-query'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import type { ShopOffer } from '@loadout/contract/store/store.ts'
import { useText } from '../platform/language/language.tsx'
import { openModal } from '../platform/layer/modals.ts'
import { loadPurchaseDialog } from '../store/buying/load-purchase-dialog.ts'
import { ItemRow } from '../store/ItemRow.tsx'
import { itemsQuery } from '../store/store-queries.ts'
import { Module } from '../ui/Module.tsx'

const MAX = 3

/** The dearest that a member can have now. */
export function WithinReach({ member }: { member: OwnUser }) {
  const text = useText()
  const items = useQuery(itemsQuery).data?.entries ?? []
  const affordable = items
    .filter(({ price }) => price <= member.dollars)
    .toSorted((one, other) => other.price - one.price)
    .slice(0, MAX)
  if (affordable.length === 0) return null
  const buy = (item: ShopOffer) => openModal(loadPurchaseDialog, { item })
  return (
    <Module
      title={text('wallet.within_reach')}
      more={{ href: '/points-store', label: text('nav.store') }}
    >
      <ul>
        {affordable.map((item) => (
          <li key={item.id}>
            <ItemRow item={item}>
              <button type="button" aria-haspopup="dialog" onClick={() => buy(item)}>
                {item.name}
              </button>
            </ItemRow>
          </li>
        ))}
      </ul>
    </Module>
  )
}
