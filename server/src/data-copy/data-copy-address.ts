import { createHmac } from 'node:crypto'
import { unixSeconds } from '../platform/clock.ts'
import type { Site } from '../site-parts.ts'

/** Somebody presses a button, and the browser goes there at once. */
const GOOD_SECONDS = 600

type Signed = { userId: number; until: number }

export const keyOf = (
  { settings: { secret } }: Pick<Site, 'settings'>,
  { userId, until }: Signed,
) => createHmac('sha256', secret).update(`data copy ${userId} ${until}`).digest('base64url')

/**
 * A download sends no credentials, so its address is signed for whoever is signed in as that member
 * when they ask for it, and good for minutes. The mail holds none: it lies in an inbox for years,
 * and programs open what is in it.
 */
export function addressFor(
  site: Pick<Site, 'clock' | 'settings'>,
  { user_id: userId }: { user_id: number },
): string {
  const until = unixSeconds(site.clock.now()) + GOOD_SECONDS
  return `/data_copy/${userId}?until=${until}&key=${keyOf(site, { userId, until })}`
}
