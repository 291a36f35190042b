import {
  keepPreviousData,
  queryOptions,
  useQuery,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import type { Endpoint, InputOf, OutputOf } from '@loadout/contract/platform/endpoint.ts'

export type CallKey = readonly [path: string, input: unknown]

/** Who may make the calls that pages have asked so far, by their paths. */
const accesses = new Map<unknown, Endpoint['access']>()

/** Notes whether a call has to be made again when somebody signs in. */
export function noteAccess({ path, access }: Pick<Endpoint, 'path' | 'access'>): string {
  accesses.set(path, access)
  return path
}

/**
 * Whether only a member is answered, whatever else they must be (`web/contract-for-browser.ts`).
 */
export const isForMember = (path: unknown): boolean => accesses.get(path) === 'member'

/**
 * Asks again for what the page shows and what depends on who looks at it: the page came as
 * everybody gets it. All else stays, so that signing in costs a few calls and not a whole page.
 */
export const refetchReaderQueries = (queries: QueryClient): void =>
  void queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => accesses.get(path) === 'reader',
  })

/**
 * A GET call as a value that the server render, the page and an invalidation share. The key says
 * all there is to it, so the query client of either side knows how to ask: over HTTP in the
 * browser, in process on the server.
 */
export const query = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: { staleTime?: number; gcTime?: number } = {},
) =>
  queryOptions<OutputOf<E>, Error, OutputOf<E>, CallKey>({
    queryKey: [noteAccess(endpoint), input],
    ...options,
  })

/**
 * How long a list is kept that readers have made longer, while they read something else: going back
 * finds their place. A server times nothing; what it was answered goes with the page.
 */
export const LIST_KEPT_MS = typeof document === 'undefined' ? Infinity : 30 * 60_000

type QueryFnContext = { queryKey: QueryKey; pageParam?: unknown; signal: AbortSignal }
type Call = (endpoint: never, input: never, options: { signal: AbortSignal }) => Promise<unknown>

/**
 * How a query client asks for a key: by a call, which ends when nobody waits for its answer any
 * more (SHELL-32). A further page of a list is asked for with what its parameter adds to the input.
 */
export const queryFnOf =
  (call: Call) =>
  ({ queryKey: [path, input], pageParam, signal }: QueryFnContext) => {
    const whole =
      pageParam === undefined ? input : { ...(input as object), ...(pageParam as object) }
    return call({ method: 'GET', path } as never, whole as never, { signal })
  }

type Options<Output> = ReturnType<typeof queryOptions<Output, Error, Output, CallKey>>

/**
 * The answer that the page's loader has fetched before render. While another one is on its way
 * (another language, another filter) the old one stays, marked as such, and the page does not jump.
 * A failure goes to the nearest error boundary.
 */
export function useLoaded<Output>(options: Options<Output>): { data: Output; isOld: boolean } {
  const { data, error, isPlaceholderData } = useQuery({
    ...options,
    placeholderData: keepPreviousData,
  })
  if (data === undefined)
    throw error ?? new Error(`${options.queryKey[0]} was not loaded before render`)
  return { data, isOld: isPlaceholderData }
}

/** The same of something that a page can do without: after a failure there is none. */
export const useIfLoaded = <Output>(options: Options<Output>): Output | undefined =>
  useQuery({ ...options, placeholderData: keepPreviousData }).data
