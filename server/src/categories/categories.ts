import type { Category } from '@loadout/contract/categories/categories.ts'
import type { Db } from '../platform/db/database.ts'

/**
 * The categories, kept in memory: a dozen rows that every list entry names and that only a release
 * changes. Sets of them are stored as bit masks, one bit per id.
 */
export type Categories = {
  all: readonly Category[]
  inMask: (mask: number) => Category[]
}

export async function loadCategories(db: Db): Promise<Categories> {
  const all = await db.selectFrom('category').selectAll().orderBy('id').execute()
  const names = new Map<number, Category[]>()
  const inMask = (mask: number) => {
    const known = names.get(mask)
    if (known) return known
    const found = all.filter(({ id }) => (mask & (1 << id)) !== 0)
    names.set(mask, found)
    return found
  }
  return { all, inMask }
}

/** Ids beyond the mask name no category, so they match nothing. */
export const maskOf = (ids: readonly number[]) =>
  ids.reduce((mask, id) => (id <= 30 ? mask | (1 << id) : mask), 0)
