import type { Db } from '../platform/db/database.ts'
import type { Caller } from '../platform/http/caller.ts'

/** Who asks, as they are at this moment. */
type Subscriber = Pick<Caller, 'id' | 'flags' | 'permissions'>

/**
 * Whether a member may subscribe to a private channel of a domain. Channels of others, and names
 * that only look like its own, are none of it (checklist K01, K02).
 */
export type MaySubscribe = (
  db: Db,
  member: Subscriber,
  channel: string,
) => boolean | Promise<boolean>

/** What no domain lets a member hear, nobody does. */
export const maySubscribeToAny =
  (rules: readonly MaySubscribe[]): MaySubscribe =>
  async (db, member, channel) => {
    for (const maySubscribe of rules) if (await maySubscribe(db, member, channel)) return true
    return false
  }
