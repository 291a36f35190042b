import type * as people from '@loadout/contract/people/people.ts'
import { isBanned, type Until } from '../accounts/is-banned.ts'
import { deleteLinks } from '../accounts/links.ts'
import { profileTag } from '../accounts/page-tags.ts'
import { momentOf, unixSeconds } from '../platform/clock.ts'
import { notAllowed, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { RANKINGS } from '../rankings/page-tags.ts'
import type { Site } from '../site-parts.ts'
import { BANNED, UNBANNED } from './find-people.ts'
import { lockPerson, targetOf } from './lock-person.ts'
import { endOfBan } from './read-people.ts'

type Parts = Pick<Site, 'clock' | 'sessions'>
type BanParts = Parts & Pick<Site, 'onStandingChange'>

/** Answered from within the transaction, which keeps it for repeats (AMB-150). */
const done = { success: true } as const

/**
 * Whoever is signed in is signed out everywhere, and their sockets are sent away (ADMIN-06,
 * checklist D05). Banning again changes reason and end.
 */
export async function banPerson(
  { clock, sessions, onStandingChange }: BanParts,
  { input, caller, transaction }: CallRequest<typeof people.banPerson>,
): Promise<{ success: true }> {
  const { user_id, reason, until } = input
  if (caller.id === user_id) throw notAllowed()
  if (until !== undefined && until <= unixSeconds(clock.now()))
    throw ruleBroken('ban_end_past', 'until')
  return transaction(async (work) => {
    const { tx } = work
    const { person } = await lockPerson(tx, {
      clock,
      caller,
      permission: 'canBanUsers',
      userId: user_id,
    })
    await tx
      .updateTable('users')
      .set({
        banned_until: until === undefined ? 'infinity' : momentOf(until),
        ban_reason: reason,
      })
      .where('id', '=', user_id)
      .execute()
    // As long as they are banned they may do nothing.
    await onStandingChange({ clock }, work, { id: user_id, flags: 0, permissions: 0 })
    await work.audit({
      adminId: caller.id,
      action: BANNED,
      target: targetOf(person),
      before: standingBan(person, clock.now()),
      after: { reason, until: until ?? null },
    })
    await sessions.endAll(work, user_id)
    await deleteLinks(tx, user_id)
    await work.disconnect(user_id)
    work.purge(RANKINGS, profileTag(user_id))
    return done
  })
}

/** Ends a ban; of whoever is not banned nothing changes, and nothing is written down. */
export async function unbanPerson(
  { clock, sessions }: Parts,
  { input, caller, transaction }: CallRequest<typeof people.unbanPerson>,
): Promise<{ success: true }> {
  const { user_id } = input
  return transaction(async (work) => {
    const { tx } = work
    const { person } = await lockPerson(tx, {
      clock,
      caller,
      permission: 'canBanUsers',
      userId: user_id,
    })
    const before = standingBan(person, clock.now())
    if (before === null) return done
    await tx
      .updateTable('users')
      .set({ banned_until: null, ban_reason: '' })
      .where('id', '=', user_id)
      .execute()
    await work.audit({
      adminId: caller.id,
      action: UNBANNED,
      target: targetOf(person),
      before,
      after: null,
    })
    work.afterCommit(() => sessions.invalidate(user_id))
    work.purge(RANKINGS, profileTag(user_id))
    return done
  })
}

const standingBan = (
  { banned_until, ban_reason }: { banned_until: Until | null; ban_reason: string },
  now: Date,
) => (isBanned(banned_until, now) ? { reason: ban_reason, until: endOfBan(banned_until) } : null)
