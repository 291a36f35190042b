import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { getPresetGames } from '@loadout/contract/news/preset-games.ts'
import { query, useIfLoaded } from '../platform/call/query.ts'
import { createListeners } from '../platform/listeners.ts'
import { readStored, store } from '../platform/storage.ts'
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
  store(KEY, JSON.stringify(filter))
  listeners.notify()
}

const usePicked = () => useSyncExternalStore(subscribe, read, () => undefined)

/** Whether this browser's reader has picked games, even if that is all. */
export const useHasPicked = (): boolean => usePicked() !== undefined

/**
 * What lists are narrowed to; no game means all. The server renders what everybody begins with; a
 * reader's own choice shows as soon as the page is alive.
 */
export function useGameFilter(): { games: readonly number[]; isPicked: boolean } {
  const picked = usePicked()
  const preset = useIfLoaded(presetGames)?.categories ?? all
  return { games: picked ?? preset, isPicked: picked !== undefined }
}

/** For loaders, which run on either side. */
export async function currentFilter(queries: QueryClient): Promise<readonly number[]> {
  const picked = typeof document === 'undefined' ? undefined : read()
  return picked ?? (await queries.ensureQueryData(presetGames)).categories
}
