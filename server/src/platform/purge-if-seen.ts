import { isDeepStrictEqual } from 'node:util'
import type { Work } from './unit-of-work.ts'

type Change = {
  tags: readonly string[]
  /** What readers see of it; undefined where they see nothing. */
  before: unknown
  after: unknown
}

/** Purges what shows something that was written, unless readers see of it what they saw before. */
export function purgeIfSeen({ purge }: Pick<Work, 'purge'>, { tags, before, after }: Change): void {
  if (!isDeepStrictEqual(before, after)) purge(...tags)
}
