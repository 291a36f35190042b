import { createContext, use, useMemo, type ReactNode } from 'react'
import { listCategories, type Category } from '@loadout/contract/categories/categories.ts'
import { query, useLoaded } from '../platform/call/query.ts'

export const categoriesQuery = query(listCategories, {})

const CategoriesContext = createContext<ReadonlyMap<number, Category>>(new Map())

/** Hands the site's categories to everything below, so that no component asks for them itself. */
export function CategoriesProvider({ children }: { children: ReactNode }) {
  const { data } = useLoaded(categoriesQuery)
  const byId = useMemo(
    () => new Map(data.entries.map((category) => [category.id, category])),
    [data],
  )
  return <CategoriesContext value={byId}>{children}</CategoriesContext>
}

export const useCategories = () => use(CategoriesContext)

export const useCategory = (id: number | undefined): Category | undefined => {
  const categories = useCategories()
  return id === undefined ? undefined : categories.get(id)
}
