import { queryOptions } from '@tanstack/react-query'
import type { WaitingKind } from './staff-section.ts'

/** Others answer meanwhile, and more comes: a screen that stays open counts again. */
const AGAIN_MS = 60_000

export const waitingKey = (path: string) => ['overview', path]

/** How much of a kind waits for staff. Each screen that shows it counts anew. */
export const waitingQuery = ({ path, count }: WaitingKind) =>
  queryOptions({
    queryKey: waitingKey(path),
    queryFn: count,
    staleTime: 0,
    refetchInterval: AGAIN_MS,
  })
