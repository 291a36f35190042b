import { MAX_SESSIONS } from '@loadout/contract/settings/own-sessions.ts'
import type * as own from '@loadout/contract/settings/own-sessions.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Caller } from '../platform/http/caller.ts'
import { PublicError } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'

export async function readOwnSessions(
  { db, sessions }: Pick<Site, 'db' | 'sessions'>,
  { id: userId, token }: Caller,
): Promise<own.OwnSession[]> {
  const rows = await sessions.list(db, { userId, token, max: MAX_SESSIONS })
  return rows.map(({ inserted, used, current, ...row }) => ({
    ...row,
    inserted: unixSeconds(inserted),
    used: unixSeconds(used),
    current: Boolean(current),
  }))
}

/** Sockets do not know by which session they were opened, so all close, and good ones come back. */
export const endOne = (
  { sessions }: Pick<Site, 'sessions'>,
  { input: { id }, caller, transaction }: CallRequest<typeof own.endOwnSession>,
) =>
  transaction(async (work) => {
    if (!(await sessions.endById(work, { userId: caller.id, id })))
      throw new PublicError(404, 'session_not_found')
    await work.disconnect(caller.id)
    return { success: true as const }
  })

export const endOthers = (
  { sessions }: Pick<Site, 'sessions'>,
  { caller, transaction }: CallRequest<typeof own.endOtherSessions>,
) =>
  transaction(async (work) => {
    if (await sessions.endOthers(work, caller)) await work.disconnect(caller.id)
    return { success: true as const }
  })
