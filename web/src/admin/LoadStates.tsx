import { keepPreviousData, useQuery, type queryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallKey } from '../platform/call/query.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

type Props<Output> = {
  query: ReturnType<typeof queryOptions<Output, Error, Output, CallKey>>
  /** Instead of rows. */
  placeholder?: ReactNode
  /** `isOld`: another page or filter is on its way, and this is what was there before. */
  children: (data: Output, isOld: boolean) => ReactNode
}

/**
 * What staff screens ask the server for, when it is there; before that its shape, and after a
 * failure a way to ask again.
 */
export function LoadStates<Output>({ query, placeholder, children }: Props<Output>) {
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  })
  if (data !== undefined) return children(data, isPlaceholderData)
  if (!isError) return placeholder ?? <Skeleton shape="row" count={8} />
  return <LoadFailed onRetry={refetch} />
}
