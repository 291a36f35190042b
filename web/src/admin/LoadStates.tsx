import { keepPreviousData, useQuery, type queryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from '../platform/call/call-error.ts'
import type { CallKey } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { failureText } from '../platform/layer/failure-text.ts'
import { Empty } from '../ui/Empty.tsx'
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
 * failure a way to ask again. Of what is not there, or not for them to see, it says so.
 */
export function LoadStates<Output>({ query, placeholder, children }: Props<Output>) {
  const text = useText()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  })
  if (data !== undefined) return children(data, isPlaceholderData)
  if (!error) return placeholder ?? <Skeleton shape="row" count={8} />
  if (error instanceof CallError && [403, 404].includes(error.status))
    return <Empty kind="none" title={failureText(error, text)} />
  return <LoadFailed onRetry={refetch} />
}
