import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { useTypedBefore } from '../platform/page/typed-before.ts'
import { itemOrders, wholeStore, type ItemFilter } from './shown-items.ts'

/** As much as the field takes. */
export const WORDS_MAX = 100

/** What an address such as `/points-store?category=3&q=knife&order=price` says. */
export const filterIn = (search: URLSearchParams): ItemFilter => ({
  words: (search.get('q') ?? '').slice(0, WORDS_MAX),
  categories: search.getAll('category').flatMap((id) => parseId(id) ?? []),
  order: itemOrders.find((order) => order === search.get('order')) ?? wholeStore.order,
})

/** An address that says it, and all that it says of other things. */
export function withFilter(
  search: URLSearchParams,
  { words, categories, order }: ItemFilter,
): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of ['q', 'category', 'order']) next.delete(name)
  for (const id of categories) next.append('category', String(id))
  if (words.trim() !== '') next.set('q', words)
  if (order !== wholeStore.order) next.set('order', order)
  return next
}

/**
 * What the store is narrowed to, in the address as well, so that it can be shared and is still
 * there after going back. The server renders the whole store; an address shows as soon as the page
 * is alive, and so does what was typed into the field of its words before.
 */
export function useItemFilter(
  field: RefObject<HTMLInputElement | null>,
): [ItemFilter, (filter: ItemFilter) => void] {
  const [search, setSearch] = useSearchParams()
  const [filter, setFilter] = useState(wholeStore)
  const location = useLocation()
  // Whoever types is ahead of the address, so what was written there from here is not read back.
  const written = useRef<string[]>([])
  const narrowedAt = useRef<typeof location>(undefined)
  useEffect(() => {
    // So are words that were typed before the page was alive, of the address that it began with.
    if (narrowedAt.current === location) return
    const now = new URLSearchParams(location.search)
    const { current } = written
    if (!current.includes(String(now))) setFilter(filterIn(now))
    // What came before the last may never have arrived.
    else if (current.at(-1) === String(now)) written.current = []
  }, [location])

  const narrow = (next: ItemFilter) => {
    const saying = withFilter(search, next)
    written.current.push(String(saying))
    narrowedAt.current = location
    setFilter(next)
    setSearch(saying, { replace: true, preventScrollReset: true })
  }
  useTypedBefore(field, (words) => narrow({ ...filterIn(search), words }))
  return [filter, narrow]
}
