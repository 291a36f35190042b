import type { FetchNextPageOptions, InfiniteData } from '@tanstack/react-query'

type Fetched = {
  data?: Partial<InfiniteData<unknown>> | undefined
  isFetchNextPageError: boolean
  isFetchPreviousPageError: boolean
}

/**
 * Fetches one more page of a list. While the list is being asked for again, as when somebody is
 * found to be signed in, neither takes the place of the other: reading on waits for it, and begins
 * anew where it was cut off by it.
 */
export async function readOn(
  pages: number,
  fetchPage: (options: FetchNextPageOptions) => Promise<Fetched>,
): Promise<void> {
  const { data, ...failures } = await fetchPage({ cancelRefetch: false })
  const hasFailed = failures.isFetchNextPageError || failures.isFetchPreviousPageError
  if (!hasFailed && data?.pages?.length === pages) await fetchPage({ cancelRefetch: false })
}
