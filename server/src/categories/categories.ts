import type { Category } from '@loadout/contract/categories/categories.ts'
import type { Message } from '../platform/db/broadcasts.ts'
import type { Db } from '../platform/db/database.ts'
import { keepInMemory, type KeptInMemory } from '../platform/db/kept-in-memory.ts'
import type { Listener } from '../platform/db/listener.ts'

/**
 * The categories, kept in memory: a dozen rows that every list entry names and that hardly ever
 * change. Sets of them are stored as bit masks, one bit per id.
 */
export type Categories = {
  readonly all: readonly Category[]
  inMask: (mask: number) => Category[]
  /**
   * What lists are narrowed to that somebody asked for by ids, undefined for all. An id that names
   * no category finds nothing.
   */
  wanted: (ids: readonly number[] | undefined) => number | undefined
}

/** Those of a site, whose staff may change shelves of its store. */
export type WatchedCategories = Categories & Pick<KeptInMemory<Category[]>, 'changedIn'>

/** A mask is an integer of PostgreSQL, and the table of categories ends there, too. */
export const CATEGORY_ID_MOST = 30

export const resyncCategories: Message = { channel: 'loadout_categories', payload: '' }

const readCategories = (db: Db): Promise<Category[]> =>
  db.selectFrom('category').selectAll().orderBy('id').execute()

/** As they are now, for programs that end soon. */
export async function loadCategories(db: Db): Promise<Categories> {
  const all = await readCategories(db)
  return categoriesIn(() => all)
}

export async function watchCategories({
  db,
  ...parts
}: {
  db: Db
  listener: Listener
  log: (message: string) => void
}): Promise<WatchedCategories> {
  const { current, changedIn } = await keepInMemory({
    ...parts,
    resync: resyncCategories,
    name: 'categories',
    read: () => readCategories(db),
  })
  return Object.assign(categoriesIn(current), { changedIn })
}

function categoriesIn(all: () => readonly Category[]): Categories {
  let named = all()
  let names = new Map<number, Category[]>()

  function inMask(mask: number): Category[] {
    if (named !== all()) {
      named = all()
      names = new Map()
    }
    const known = names.get(mask)
    if (known) return known
    const found = named.filter(({ id }) => (mask & (1 << id)) !== 0)
    names.set(mask, found)
    return found
  }
  const wanted = (ids: readonly number[] | undefined) =>
    ids && ids.length > 0
      ? maskOf(ids.filter((id) => all().some((category) => category.id === id)))
      : undefined
  return {
    get all() {
      return all()
    },
    inMask,
    wanted,
  }
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
