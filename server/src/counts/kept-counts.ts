import type { Domain } from '../domain.ts'
import * as domains from '../domains.ts'
import type { KeptCount } from './kept-count.ts'

/** Every count that is kept anywhere. */
export const keptCounts: readonly KeptCount[] = Object.values<Domain>(domains).flatMap(
  ({ keptCounts: kept = [] }) => kept,
)
