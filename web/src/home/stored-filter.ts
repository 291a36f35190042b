import { useSyncExternalStore } from 'react'
import { createListeners } from '../platform/listeners.ts'
import { readStored, store } from '../platform/storage.ts'
import { defaultFilter, parseFilter } from './category-filter.ts'

const KEY = 'loadout:filters'
const listeners = createListeners()
let known: { text: string | undefined; filter: readonly number[] } = {
  text: undefined,
  filter: defaultFilter,
}

/**
 * The games a reader has picked, kept in this browser (FILTER-12). The same array as long as
 * nothing changed.
 */
function read(): readonly number[] {
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

/** Whether this browser's reader has picked any, even if that is all. */
export const hasStoredFilter = () => readStored(KEY) !== undefined

export function storeFilter(filter: readonly number[]) {
  store(KEY, JSON.stringify(filter))
  listeners.notify()
}

/**
 * The server renders the default (FILTER-10); a different choice shows as soon as the page is
 * alive.
 */
export const useStoredFilter = () => useSyncExternalStore(subscribe, read, () => defaultFilter)
/** For loaders, which run on either side. */
export const currentFilter = () => (typeof document === 'undefined' ? defaultFilter : read())
