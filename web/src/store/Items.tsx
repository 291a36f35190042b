import { useMemo, useRef } from 'react'
import type { ShopOffer } from '@loadout/contract/store/store.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Module } from '../ui/Module.tsx'
import { GrowingGrid } from './GrowingGrid.tsx'
import css from './Items.module.css'
import { useItemFilter } from './item-filter.ts'
import { ItemCard } from './ItemCard.tsx'
import { ItemFilters } from './ItemFilters.tsx'
import { shownItems, wholeStore } from './shown-items.ts'

/** Three rows on a desktop; a phone shows four at a time (STORE-11). */
const AT_ONCE = { desktop: 12, mobile: 4 }

/** Everything that can be bought, narrowed and ordered as the reader wants it. */
export function Items({ items }: { items: readonly ShopOffer[] }) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const [filter, setFilter] = useItemFilter(field)
  const shown = useMemo(() => shownItems(items, filter, locale), [items, filter, locale])

  return (
    <Module
      title={text('store.all_items')}
      end={
        <span className={css.count} role="status">
          {text('store.count', { count: shown.length })}
        </span>
      }
    >
      <ItemFilters items={items} field={field} filter={filter} onChange={setFilter} />
      {shown.length === 0 ? (
        <Empty kind="none" title={text('store.none')} hint={text('store.none_hint')}>
          <Button onClick={() => setFilter(wholeStore)}>{text('store.show_all')}</Button>
        </Empty>
      ) : (
        // Another choice begins with its first step.
        <GrowingGrid
          key={JSON.stringify(filter)}
          entries={shown}
          atOnce={AT_ONCE}
          more={text('store.more')}
        >
          {(item) => <ItemCard item={item} />}
        </GrowingGrid>
      )}
    </Module>
  )
}
