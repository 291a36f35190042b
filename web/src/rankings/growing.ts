import type { UseInfiniteQueryResult } from '@tanstack/react-query'

type Loaded = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
>

/** What a `MoreButton` is told of a list whose pages are no plain lists of entries. */
export const growing = (list: Loaded) => ({
  hasMore: list.hasNextPage,
  isLoadingMore: list.isFetchingNextPage,
  error: list.isFetchNextPageError ? list.error : null,
  loadMore: () => void list.fetchNextPage(),
})
