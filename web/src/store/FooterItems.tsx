import { useQuery } from '@tanstack/react-query'
import { useText } from '../platform/language/language.tsx'
import { Module } from '../ui/Module.tsx'
import { ItemRow } from './ItemRow.tsx'
import { latestItemsQuery } from './store-queries.ts'

/** The three latest items of the store, in the footer (FOOT-02). */
export function FooterItems() {
  const text = useText()
  const items = useQuery(latestItemsQuery).data?.entries ?? []
  if (items.length === 0) return null
  return (
    <Module
      title={text('store.new_items')}
      more={{ href: '/points-store', label: text('store.all_items') }}
    >
      {items.map((item) => (
        <ItemRow key={item.id} item={item}>
          <a href="/points-store">{item.name}</a>
        </ItemRow>
      ))}
    </Module>
  )
}
