import { Flag } from '@loadout/contract/accounts/flags.ts'
import type { setFlag, setPermissions } from '@loadout/contract/people/people.ts'
import { mayGrant } from '@loadout/contract/people/standing.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { NEWS_LISTS } from '../news/page-tags.ts'
import type { Change } from '../platform/changes.ts'
import { notAllowed } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { lockPerson, targetOf } from './lock-person.ts'

type Parts = Pick<Site, 'clock' | 'audit' | 'announce' | 'disconnect' | 'sessions'>

/**
 * ADMIN-10. What was taken is felt within a second, on open sockets too (checklist K04). Nobody
 * changes what they may do themselves.
 */
export async function grantPermissions(
  { clock, audit, announce, disconnect, sessions }: Parts,
  { input, caller, change }: CallRequest<typeof setPermissions>,
) {
  const { user_id, permissions, admin, moderator } = input
  if (caller.id === user_id) throw notAllowed()
  const answer = await change(async (made) => {
    const { tx } = made
    const { staff, person } = await lockPerson(tx, {
      clock,
      caller,
      permission: 'canChangeAdminPermissions',
      userId: user_id,
    })
    const flags =
      (person.flags & ~(Flag.Admin | Flag.Moderator)) |
      (admin ? Flag.Admin : 0) |
      (moderator ? Flag.Moderator : 0)
    if (!mayGrant(staff, person, { flags, permissions })) throw notAllowed()
    await tx.updateTable('users').set({ flags, permissions }).where('id', '=', user_id).execute()
    await audit(tx, {
      adminId: caller.id,
      action: 'permissions set',
      target: targetOf(person),
      before: standing(person),
      after: { flags, permissions },
    })
    await announceFlags({ announce }, made, { id: user_id, before: person.flags, after: flags })
    await disconnect(tx, user_id)
    return { permissions, flags }
  })
  sessions.forget(user_id)
  return answer
}

/** A flag that shows beside a name, or that asks for a verified address. */
export async function giveFlag(
  { clock, audit, announce, sessions }: Parts,
  { input, caller, change }: CallRequest<typeof setFlag>,
) {
  const { user_id, flag, value } = input
  const answer = await change(async (made) => {
    const { tx, stale } = made
    const { person } = await lockPerson(tx, {
      clock,
      caller,
      permission: 'canManageContent',
      userId: user_id,
    })
    const flags = value ? person.flags | flag : person.flags & ~flag
    await tx.updateTable('users').set({ flags }).where('id', '=', user_id).execute()
    await audit(tx, {
      adminId: caller.id,
      action: 'flag set',
      target: targetOf(person),
      before: { flags: person.flags },
      after: { flags },
    })
    await announceFlags({ announce }, made, { id: user_id, before: person.flags, after: flags })
    // Symbols stand beside the name wherever it stands.
    stale(NEWS_LISTS)
    return { flags }
  })
  sessions.forget(user_id)
  return answer
}

const standing = ({ flags, permissions }: { flags: number; permissions: number }) => ({
  flags,
  permissions,
})

/** Open pages of the member learn of each flag that has come or gone (RT-05, RT-06). */
export async function announceFlags(
  { announce }: Pick<Site, 'announce'>,
  { tx }: Pick<Change, 'tx'>,
  { id, before, after }: { id: number; before: number; after: number },
) {
  for (const flag of Object.values(Flag)) {
    if ((before & flag) === (after & flag)) continue
    await announce(
      tx,
      memberChannel(id),
      (after & flag) === 0 ? 'remove-user-flag' : 'add-user-flag',
      { flag },
    )
  }
}
