import { useSyncExternalStore } from 'react'
import { defaultFilter } from '../shell/category-filter.ts'

const KEY = 'loadout:filters'
const listeners = new Set<() => void>()
let known: { text: string | null; filter: readonly number[] } = { text: null, filter: defaultFilter }

/** The games a reader has picked, kept in this browser (FILTER-12). The same array as long as nothing changed. */
function read(): readonly number[] {
  const text = localStorage.getItem(KEY)
  if (text !== known.text) known = { text, filter: parse(text) }
  return known.filter
}

function parse(text: string | null): readonly number[] {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (Array.isArray(value) && value.every((id) => Number.isInteger(id))) return value
  } catch {
    // Somebody else's value, or none: as if nothing had been picked.
  }
  return defaultFilter
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export function storeFilter(filter: readonly number[]) {
  localStorage.setItem(KEY, JSON.stringify(filter))
  for (const listener of listeners) listener()
}

/** The server renders the default (FILTER-10); a different choice shows as soon as the page is alive. */
export const useStoredFilter = () => useSyncExternalStore(subscribe, read, () => defaultFilter)
/** For loaders, which run on either side. */
export const currentFilter = () => (typeof localStorage === 'undefined' ? defaultFilter : read())
