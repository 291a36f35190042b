import type { QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { Category } from '@loadout/contract/categories/categories.ts'
import { isChoosable } from '@loadout/contract/categories/choosable.ts'
import { getPresetGames } from '@loadout/contract/news/preset-games.ts'
import { categoriesQuery, useCategories } from '../categories/categories.tsx'
import { query, useIfLoaded } from '../platform/call/query.ts'
import { createListeners } from '../platform/listeners.ts'
import { readStored, writeStored } from '../platform/storage.ts'
import { parseFilter } from './category-filter.ts'

const KEY = 'loadout:filters'
const listeners = createListeners()
let known: { text: string | undefined; filter: readonly number[] | undefined } = {
  text: undefined,
  filter: undefined,
}

/** What lists begin with for whoever has picked nothing (FILTER-10). */
const presetGames = query(getPresetGames, {})
const all: readonly number[] = []

/**
 * The games a reader has picked, kept in this browser (FILTER-12). The same array as long as
 * nothing changed.
 */
function read(): readonly number[] | undefined {
  const text = readStored(KEY)
  if (text !== known.text) known = { text, filter: parseFilter(text) }
  return known.filter
}

function subscribe(listener: () => void) {
  const unsubscribe = listeners.subscribe(listener)
  addEventListener('storage', listener)
  return () => {
    unsubscribe()
    removeEventListener('storage', listener)
  }
}

export function storeFilter(filter: readonly number[]) {
  writeStored(KEY, JSON.stringify(filter))
  listeners.notify()
}

/**
 * A game that is hidden meanwhile narrows nothing: its reader could neither see nor drop it
 * (AMB-13). Whoever has picked no other is as if they had picked nothing.
 */
function stillOffered(
  picked: readonly number[] | undefined,
  categoryOf: (id: number) => Category | undefined,
): readonly number[] | undefined {
  const isOffered = (id: number) => {
    const category = categoryOf(id)
    return category !== undefined && isChoosable(category)
  }
  if (!picked || picked.every(isOffered)) return picked
  const offered = picked.filter(isOffered)
  return offered.length > 0 ? offered : undefined
}

const usePicked = () => useSyncExternalStore(subscribe, read, () => undefined)

/** Whether this browser's reader has picked games, even if that is all. */
export const useHasPicked = (): boolean => usePicked() !== undefined

/**
 * What lists are narrowed to; no game means all. The server renders what everybody begins with; a
 * reader's own choice shows as soon as the page is alive.
 */
export function useGameFilter(): { games: readonly number[]; isPicked: boolean } {
  const stored = usePicked()
  const categories = useCategories()
  const picked = useMemo(
    () => stillOffered(stored, (id) => categories.get(id)),
    [stored, categories],
  )
  const preset = useIfLoaded(presetGames)?.categories ?? all
  return { games: picked ?? preset, isPicked: picked !== undefined }
}

/** For loaders, which run on either side. */
export async function currentFilter(queries: QueryClient): Promise<readonly number[]> {
  const stored = typeof document === 'undefined' ? undefined : read()
  const { entries } = await queries.ensureQueryData(categoriesQuery)
  const picked = stillOffered(stored, (id) => entries.find((category) => category.id === id))
  return picked ?? (await queries.ensureQueryData(presetGames)).categories
}
