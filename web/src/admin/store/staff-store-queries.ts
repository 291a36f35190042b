import { useQueryClient } from '@tanstack/react-query'
import { listCategories } from '@loadout/contract/categories/categories.ts'
import { listShopCategories } from '@loadout/contract/store/shop-categories.ts'
import { query } from '../../platform/call/query.ts'

export const shopCategoriesQuery = query(listShopCategories, {})

/** After a change of the store: pages of this visit show it as well. */
export function useRefreshStore() {
  const queries = useQueryClient()
  return () =>
    void queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        String(path).startsWith('/admin/shop/') ||
        String(path).startsWith('/shop/') ||
        path === listCategories.path,
    })
}
