import type { Query, QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '@loadout/contract/platform/endpoint.ts'
import { isForMember } from './query.ts'

/**
 * What a visit has been answered by these calls is asked for when it is next shown. For what
 * changes elsewhere than where it is seen: what is shown now stays, and so does what the page that
 * is being opened waits for.
 */
export const forgetAnswers = (queries: QueryClient, calls: readonly Pick<Endpoint, 'path'>[]) =>
  queries.removeQueries({
    type: 'inactive',
    fetchStatus: 'idle',
    predicate: ({ queryKey: [path] }: Query) => calls.some((call) => call.path === path),
  })

/**
 * What was answered to a member alone goes, but for what is shown now: somebody else looks at the
 * page (checklist M09). What visitors are answered as well stays, because a page that is just being
 * opened may have loaded it.
 */
export const forgetMembersAnswers = (queries: QueryClient) =>
  queries.removeQueries({
    type: 'inactive',
    fetchStatus: 'idle',
    predicate: ({ queryKey: [path] }) => isForMember(path),
  })
