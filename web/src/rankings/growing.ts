import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { readOn } from '../platform/call/read-on.ts'

type Loaded = Pick<
  UseInfiniteQueryResult<InfiniteData<unknown>>,
  'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
>

/** What a `MoreButton` is told of a list whose pages are no plain lists of entries. */
export const growing = (list: Loaded) => ({
  hasMore: list.hasNextPage,
  isLoadingMore: list.isFetchingNextPage,
  error: list.isFetchNextPageError ? list.error : null,
  loadMore: () => void readOn(list.data?.pages.length ?? 0, list.fetchNextPage),
})
