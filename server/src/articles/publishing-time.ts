import { momentOf } from '../platform/clock.ts'
import { invalidRequest } from '../platform/http/public-error.ts'

type Wish = { publish?: boolean | undefined; publish_at?: number | undefined }

/**
 * When news appear, for what staff ask: at once, at a moment, never yet ('infinity'). Undefined
 * leaves it as it is, so that publishing what is published already does not make it new.
 */
export function publishingTime(
  { publish, publish_at }: Wish,
  { now, before }: { now: Date; before: Date | null },
): Date | 'infinity' | undefined {
  if (publish_at !== undefined) {
    if (publish === false) throw invalidRequest('publish_at')
    return momentOf(publish_at)
  }
  if (publish === undefined) return undefined
  if (!publish) return 'infinity'
  return before !== null && before <= now ? undefined : now
}
