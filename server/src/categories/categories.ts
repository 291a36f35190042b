import type { Selectable } from 'kysely'
import { CATEGORY_ID_MAX } from '@loadout/contract/categories/category-rules.ts'
import type { Message } from '../platform/db/broadcasts.ts'
import type { Db } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import type { Tables } from '../platform/db/tables.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import { keepInMemory, type KeptInMemory } from '../platform/kept-in-memory.ts'
import type { Listener } from '../platform/db/listener.ts'
import type { PageCache } from '../platform/render/page-cache.ts'
import { CATEGORIES } from './page-tags.ts'

/** With what only this part knows: its pattern, and where it stands among the others. */
export type KeptCategory = Selectable<Tables['category']>

/**
 * The categories, kept in memory: a dozen rows that every list entry names and that hardly ever
 * change. Sets of them are stored as bit masks, one bit per id.
 */
export type Categories = {
  readonly all: readonly KeptCategory[]
  inMask: (mask: number) => KeptCategory[]
  /**
   * What lists are narrowed to that somebody asked for by ids, undefined for all. An id that names
   * no category finds nothing.
   */
  wanted: (ids: readonly number[] | undefined) => number | undefined
}

/** Those of a site, whose staff may change them. */
export type WatchedCategories = Categories & Pick<KeptInMemory<KeptCategory[]>, 'changedIn'>

export const resyncCategories: Message = { channel: 'loadout_categories', payload: '' }

const inOrder = prepared((db) =>
  db.selectFrom('category').selectAll().orderBy('position').orderBy('id'),
)
const readCategories = (db: Db): Promise<KeptCategory[]> => inOrder(db, {})

/** As they are now, for programs that end soon. */
export async function loadCategories(db: Db): Promise<Categories> {
  const all = await readCategories(db)
  return categoriesIn(() => all)
}

export async function watchCategories({
  db,
  cache,
  ...parts
}: {
  db: Db
  cache: Pick<PageCache, 'purge'>
  listener: Listener
  log: (message: string) => void
}): Promise<WatchedCategories> {
  const { current, changedIn } = await keepInMemory({
    ...parts,
    resync: resyncCategories,
    name: 'categories',
    shown: { cache, tag: CATEGORIES },
    read: () => readCategories(db),
  })
  return Object.assign(categoriesIn(current), { changedIn })
}

function categoriesIn(all: () => readonly KeptCategory[]): Categories {
  let named = all()
  let names = new Map<number, KeptCategory[]>()

  function inMask(mask: number): KeptCategory[] {
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

/** The number of a new one, among all that there are. */
export function nextId(rows: readonly Pick<KeptCategory, 'id'>[]): number {
  const id = Math.max(...rows.map((row) => row.id)) + 1
  if (id > CATEGORY_ID_MAX) throw ruleBroken('too_many_categories')
  return id
}

/** The ids of a mask, of whatever categories. */
export const idsIn = (mask: number): number[] =>
  Array.from({ length: CATEGORY_ID_MAX + 1 }, (_, id) => id).filter(
    (id) => (mask & (1 << id)) !== 0,
  )

/** For ids of categories that there are: one that a mask cannot hold must not get lost in it. */
export function maskOf(ids: readonly number[]): number {
  const beyond = ids.find((id) => id < 0 || id > CATEGORY_ID_MAX)
  if (beyond !== undefined) throw new RangeError(`no mask of categories can hold ${beyond}`)
  return ids.reduce((mask, id) => mask | (1 << id), 0)
}
