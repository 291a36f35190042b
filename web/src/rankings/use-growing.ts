import type { QueryKey, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useReadOn } from '../platform/call/read-on.ts'

type Loaded = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
>

/** What a `MoreButton` is told of a list whose pages are no plain lists of entries. */
export function useGrowing(queryKey: QueryKey, list: Loaded) {
  const readOn = useReadOn(queryKey)
  return {
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    error: list.isFetchNextPageError ? list.error : null,
    loadMore: () => readOn(list.fetchNextPage),
  }
}
