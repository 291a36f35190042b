import { isChoosable } from '@loadout/contract/categories/choosable.ts'
import { useCategories } from '../categories/categories.tsx'
import { FilterBar } from './FilterBar.tsx'
import { storeFilter, useGameFilter } from './stored-filter.ts'

/** The games that this browser keeps as its reader's choice, on whatever lists go by it. */
export const GameFilter = () => (
  <FilterBar
    categories={useFilterableCategories()}
    selected={useGameFilter().games}
    onChange={storeFilter}
  />
)

/** Those a reader can filter by: visible and not a shop category (AMB-13). */
const useFilterableCategories = () => [...useCategories().values()].filter(isChoosable)
