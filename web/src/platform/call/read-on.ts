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

/**
 * Fetches one more page of a list. While the list is being asked for again, as when somebody is
 * found to be signed in, neither takes the place of the other: reading on waits for it, and begins
 * anew where it was cut off, for as long as the list is shown.
 */
export async function readOn(
  queries: QueryClient,
  queryKey: QueryKey,
  fetchPage: FetchPage,
): Promise<void> {
  const list = queries.getQueryCache().find<InfiniteData<unknown>>({ queryKey, exact: true })
  const pages = () => list?.state.data?.pages.length
  const before = pages()
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const failures = await fetchPage({ cancelRefetch: false })
    if (failures.isFetchNextPageError || failures.isFetchPreviousPageError) return
    if (pages() !== before || !list?.isActive()) return
  }
}

/** The same for the list that a screen shows. */
export function useReadOn(queryKey: QueryKey): (fetchPage: FetchPage) => void {
  const queries = useQueryClient()
  return (fetchPage) => void readOn(queries, queryKey, fetchPage)
}
