import { keepPreviousData, queryOptions, useQuery, type QueryFunctionContext } from '@tanstack/react-query'
import type { Endpoint, InputOf, OutputOf } from '@loadout/contract/platform/endpoint.ts'

export type CallKey = readonly [path: string, input: unknown]

/**
 * A GET call as a value that the server render, the page and an invalidation share. The key says all there is to it, so the query client
 * of either side knows how to ask: over HTTP in the browser, in process on the server.
 */
export const query = <E extends Endpoint>(endpoint: Pick<E, 'path'> & E, input: InputOf<E>) =>
  queryOptions<OutputOf<E>, Error, OutputOf<E>, CallKey>({ queryKey: [endpoint.path, input] })

export type Query<Output> = { queryKey: CallKey; queryFn?: (context: QueryFunctionContext<CallKey>) => Output | Promise<Output> }

/**
 * The answer that the page's loader has fetched before render. While another one is on its way (another language, another filter) the old
 * one stays, marked as such, and the page does not jump. A failure goes to the nearest error boundary.
 */
export function useLoaded<Output>(options: ReturnType<typeof queryOptions<Output, Error, Output, CallKey>>): { data: Output; isOld: boolean } {
  const { data, error, isPlaceholderData } = useQuery({ ...options, placeholderData: keepPreviousData })
  if (data === undefined) throw error ?? new Error(`${options.queryKey[0]} was not loaded before render`)
  return { data, isOld: isPlaceholderData }
}
