import { Flag } from '@loadout/contract/accounts/flags.ts'
import type { Standing } from '@loadout/contract/accounts/permissions.ts'
import type * as people from '@loadout/contract/people/people.ts'
import { mayGrant } from '@loadout/contract/people/standing.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { NAMES } from '../accounts/page-tags.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { notAllowed } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { lockPerson, targetOf } from './lock-person.ts'

type Parts = Pick<Site, 'clock' | 'sessions'>
type GrantParts = Parts & Pick<Site, 'onStandingChange'>

/**
 * What was taken is felt within a second, on open sockets too (ADMIN-10, checklist K04). Nobody
 * changes what they may do themselves.
 */
export async function setPermissions(
  { clock, sessions, onStandingChange }: GrantParts,
  { input, caller, transaction }: CallRequest<typeof people.setPermissions>,
) {
  const { user_id } = input
  if (caller.id === user_id) throw notAllowed()
  return transaction(async (work) => {
    const { tx } = work
    const { staff, person } = await lockPerson(tx, {
      clock,
      caller,
      permission: 'canChangeAdminPermissions',
      userId: user_id,
    })
    const { flags, permissions } = wantedStanding(person, input)
    if (!mayGrant(staff, person, { flags, permissions })) throw notAllowed()
    // Before the change, because what they may hear now is what is taken from them.
    await work.disconnect(user_id)
    await tx.updateTable('users').set({ flags, permissions }).where('id', '=', user_id).execute()
    await onStandingChange({ clock }, work, { id: user_id, flags, permissions })
    await work.audit({
      adminId: caller.id,
      action: 'permissions set',
      target: targetOf(person),
      before: standing(person),
      after: { flags, permissions },
    })
    await announceFlags(work, { id: user_id, before: person.flags, after: flags })
    purgeNames(work, person.flags, flags)
    work.afterCommit(() => sessions.invalidate(user_id))
    return { permissions, flags }
  })
}

/** What was wanted otherwise than it was known; all that is named where nothing was said of it. */
function wantedStanding(
  now: Standing,
  input: ParsedInputOf<typeof people.setPermissions>,
): Standing {
  const { permissions, known_permissions = ~permissions, known_flags } = input
  const ofStaff = Flag.Admin | Flag.Moderator
  const wanted = (input.admin ? Flag.Admin : 0) | (input.moderator ? Flag.Moderator : 0)
  const known = known_flags ?? ~wanted
  return {
    permissions: changed(now.permissions, permissions, permissions ^ known_permissions),
    flags: changed(now.flags, wanted, (wanted ^ known) & ofStaff),
  }
}

const changed = (now: number, wanted: number, bits: number) => (now & ~bits) | (wanted & bits)

/** A flag that shows beside a name, or that asks for a verified address. */
export async function setFlag(
  { clock, sessions }: Parts,
  { input, caller, transaction }: CallRequest<typeof people.setFlag>,
) {
  const { user_id, flag, value } = input
  return transaction(async (work) => {
    const { tx } = work
    const { person } = await lockPerson(tx, {
      clock,
      caller,
      permission: 'canManageContent',
      userId: user_id,
    })
    const flags = value ? person.flags | flag : person.flags & ~flag
    await tx.updateTable('users').set({ flags }).where('id', '=', user_id).execute()
    await work.audit({
      adminId: caller.id,
      action: 'flag set',
      target: targetOf(person),
      before: { flags: person.flags },
      after: { flags },
    })
    await announceFlags(work, { id: user_id, before: person.flags, after: flags })
    work.afterCommit(() => sessions.invalidate(user_id))
    purgeNames(work, person.flags, flags)
    return { flags }
  })
}

const SHOWN = Flag.Featured | Flag.Moderator | Flag.Admin | Flag.VerifiedSymbol

/** Symbols, and who is staff, are seen wherever the name stands. */
const purgeNames = ({ purge }: Pick<Work, 'purge'>, before: number, after: number) => {
  if (((before ^ after) & SHOWN) !== 0) purge(NAMES)
}

const standing = ({ flags, permissions }: { flags: number; permissions: number }) => ({
  flags,
  permissions,
})

/** Open pages of the member learn of each flag that has come or gone (RT-05, RT-06). */
export async function announceFlags(
  { announce }: Pick<Work, 'announce'>,
  { id, before, after }: { id: number; before: number; after: number },
) {
  for (const flag of Object.values(Flag)) {
    if ((before & flag) === (after & flag)) continue
    await announce(memberChannel(id), (after & flag) === 0 ? 'remove-user-flag' : 'add-user-flag', {
      flag,
    })
  }
}
