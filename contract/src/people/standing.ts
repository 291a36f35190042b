import { Flag, hasFlag } from '../accounts/flags.ts'
import { heldPermissions, type Standing } from '../accounts/permissions.ts'

/**
 * Whether a member of staff may touch somebody's account: never that of an owner, nor of anyone who
 * may do what they may not themselves.
 */
export const mayTouch = (staff: Standing, person: Standing & { owner: boolean }) =>
  !person.owner &&
  (heldPermissions(person) & ~heldPermissions(staff)) === 0 &&
  (hasFlag(staff, Flag.Admin) || !hasFlag(person, Flag.Admin))

/**
 * Whether a member of staff may change what another may do. Nobody gives or takes what they do not
 * hold, and with the flag Admin or Moderator go all permissions of whoever has it.
 */
export function mayGrant(staff: Standing, before: Standing, after: Standing): boolean {
  const bits = before.permissions ^ after.permissions
  const flags = before.flags ^ after.flags
  const moved = flags === 0 ? bits : bits | before.permissions | after.permissions
  return (
    (moved & ~heldPermissions(staff)) === 0 &&
    ((flags & Flag.Admin) === 0 || hasFlag(staff, Flag.Admin))
  )
}
