import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
} from '@tanstack/react-query'
import type { Endpoint, InputOf, OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { LIST_KEPT_MS, noteAccess, type CallKey } from './query.ts'
import { useReadOn } from './read-on.ts'

type Listing<Entry> = { entries: Entry[] }
type Offset = { offset: number }
type ListInput<E extends Endpoint> = Omit<InputOf<E> & object, 'limit' | 'offset'>

/** Entries that one load adds unless the screen says otherwise (API-21). */
const ENTRIES_AT_ONCE = 10

/**
 * A list that grows: each load asks for one entry more than it shows, to learn whether there is
 * more (API-22, API-23). A value like a query, so that the loader and the screen share it.
 */
export function growingList<E extends Endpoint>(
  endpoint: Pick<E, 'path'> & E,
  input: ListInput<E>,
  limit = ENTRIES_AT_ONCE,
) {
  type Page = OutputOf<E> & Listing<{ id: number }>
  return infiniteQueryOptions<Page, Error, InfiniteData<Page, Offset>, CallKey, Offset>({
    queryKey: [noteAccess(endpoint), { ...input, limit: limit + 1 }],
    gcTime: LIST_KEPT_MS,
    initialPageParam: { offset: 0 },
    getNextPageParam: (last, pages) =>
      last.entries.length > limit ? { offset: pages.length * limit } : undefined,
  })
}

export type GrowingList<Entry> = {
  entries: Entry[]
  hasMore: boolean
  isLoadingMore: boolean
  /** The last load failed; what is shown stays, and more can be asked for again. */
  error: Error | null
  /** These are the entries of the choice before, while the new ones are on their way. */
  isOld: boolean
  loadMore: () => void
}

type ListOptions<Page> = ReturnType<
  typeof infiniteQueryOptions<Page, Error, InfiniteData<Page, Offset>, CallKey, Offset>
>
type EntryOf<Page extends Listing<unknown>> = Page['entries'][number]

export function useGrowingList<Page extends Listing<{ id: number }>>(
  options: ListOptions<Page>,
  limit = ENTRIES_AT_ONCE,
): GrowingList<EntryOf<Page>> {
  const readOn = useReadOn(options.queryKey)
  const {
    data,
    error,
    hasNextPage,
    isFetchingNextPage,
    isPlaceholderData,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery({ ...options, placeholderData: keepPreviousData })
  // The first of another choice could not be had; the screen goes on around it.
  if (data === undefined && error)
    return {
      entries: [],
      hasMore: true,
      isLoadingMore: false,
      error,
      isOld: false,
      loadMore: () => void refetch(),
    }
  if (data === undefined) throw new Error(`${options.queryKey[0]} was not loaded before render`)
  return {
    entries: withoutDoubles<EntryOf<Page>>(
      data.pages.flatMap((page) => page.entries.slice(0, limit)),
    ),
    hasMore: hasNextPage || error !== null,
    isLoadingMore: isFetchingNextPage,
    error,
    isOld: isPlaceholderData,
    loadMore: () => readOn(fetchNextPage),
  }
}

/** Something new at the front pushes the last entry of one page onto the next. */
export function withoutDoubles<Entry extends { id: number }>(entries: Entry[]): Entry[] {
  const seen = new Set<number>()
  return entries.filter(({ id }) => !seen.has(id) && seen.add(id))
}
