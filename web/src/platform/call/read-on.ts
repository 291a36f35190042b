import { useQueryClient } from '@tanstack/react-query'
import type {
  FetchNextPageOptions,
  InfiniteData,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query'

type Fetched = { isFetchNextPageError: boolean; isFetchPreviousPageError: boolean }
type FetchPage = (options: FetchNextPageOptions) => Promise<Fetched>

/** What cuts reading on off is over soon, but for a list that is changed without end. */
const MOST_ATTEMPTS = 20

/** Towards the end of a list, or its beginning. */
type Direction = 'next' | 'previous'

/**
 * Fetches one more page of a list. While the list is being asked for again, as when somebody is
 * found to be signed in, or is read on in the other direction, neither takes the place of the
 * other: reading on waits for it, and begins anew where it was cut off, for as long as the list is
 * shown.
 */
export async function readOn(
  queries: QueryClient,
  queryKey: QueryKey,
  fetchPage: FetchPage,
  direction: Direction = 'next',
): Promise<void> {
  const list = queries.getQueryCache().find<InfiniteData<unknown>>({ queryKey, exact: true })
  const count = () => list?.state.data?.pages.length ?? 0
  const edge = () => JSON.stringify(list?.state.data?.pageParams.at(direction === 'next' ? -1 : 0))
  const pages = count()
  let outermost = edge()
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const fetched = await fetchPage({ cancelRefetch: false })
    if (direction === 'next' ? fetched.isFetchNextPageError : fetched.isFetchPreviousPageError)
      return
    if ((count() > pages && edge() !== outermost) || !list?.isActive()) return
    // A list that came again may begin its last page elsewhere.
    if (count() <= pages) outermost = edge()
  }
}

/** The same for the list that a screen shows. */
export function useReadOn(queryKey: QueryKey) {
  const queries = useQueryClient()
  return (fetchPage: FetchPage, direction?: Direction) =>
    void readOn(queries, queryKey, fetchPage, direction)
}
