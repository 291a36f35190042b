import { createHmac } from 'node:crypto'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Caller } from '../platform/http/caller.ts'
import { hashOfSecret } from '../sessions/secrets.ts'
import type { Site } from '../site-parts.ts'

/** Somebody presses a button, and the browser goes there at once. */
const GOOD_SECONDS = 600

type Signed = { userId: number; sessionId: number; until: number }

export const keyOf = (
  { settings: { secret } }: Pick<Site, 'settings'>,
  { userId, sessionId, until }: Signed,
) =>
  createHmac('sha256', secret)
    .update(`data copy ${userId} in ${sessionId} until ${until}`)
    .digest('base64url')

/**
 * A download sends no credentials, so its address is signed for whoever is signed in as that member
 * when they ask for it, and good for minutes, as long as that session lasts. The mail holds none:
 * it lies in an inbox for years, and programs open what is in it.
 */
export async function addressFor(
  site: Pick<Site, 'clock' | 'settings'>,
  db: Db,
  { id: userId, token }: Pick<Caller, 'id' | 'token'>,
): Promise<string | null> {
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('token_hash', '=', hashOfSecret(token))
    .executeTakeFirst()
  // Ended a moment ago.
  if (!session) return null
  const until = unixSeconds(site.clock.now()) + GOOD_SECONDS
  const key = keyOf(site, { userId, sessionId: session.id, until })
  return `/data_copy/${userId}?session=${session.id}&until=${until}&key=${key}`
}
