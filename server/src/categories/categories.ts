import type { Category } from '@loadout/contract/categories/categories.ts'
import type { Db } from '../platform/db/database.ts'

/**
 * The categories, kept in memory: a dozen rows that every list entry names and that only a release
 * changes. Sets of them are stored as bit masks, one bit per id.
 */
export type Categories = {
  all: readonly Category[]
  inMask: (mask: number) => Category[]
  /**
   * What lists are narrowed to that somebody asked for by ids, undefined for all. An id that names
   * no category finds nothing.
   */
  wanted: (ids: readonly number[] | undefined) => number | undefined
}

/** A mask is an integer of PostgreSQL, and the table of categories ends there, too. */
const CATEGORY_ID_MOST = 30

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
  const wanted = (ids: readonly number[] | undefined) =>
    ids && ids.length > 0
      ? maskOf(ids.filter((id) => all.some((category) => category.id === id)))
      : undefined
  return { all, inMask, wanted }
}

/** The ids of a mask, of whatever categories. */
export const idsIn = (mask: number): number[] =>
  Array.from({ length: CATEGORY_ID_MOST + 1 }, (_, id) => id).filter(
    (id) => (mask & (1 << id)) !== 0,
  )

/** For ids of categories that there are: one that a mask cannot hold must not get lost in it. */
export function maskOf(ids: readonly number[]): number {
  const beyond = ids.find((id) => id < 0 || id > CATEGORY_ID_MOST)
  if (beyond !== undefined) throw new RangeError(`no mask of categories can hold ${beyond}`)
  return ids.reduce((mask, id) => mask | (1 << id), 0)
}
