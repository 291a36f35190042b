import { Flag } from '@loadout/contract/accounts/flags.ts'
import { isStaff } from '@loadout/contract/accounts/permissions.ts'
import type { Caller } from '../platform/http/caller.ts'

type Found = Omit<Caller, 'lacksSecondStep'> & { hasSecondStep: boolean }

/**
 * Staff who lack the second step that they are obliged to have are nobody of staff, whoever asks:
 * by what a call demands, or by what its handler looks at.
 */
export function callerOf({ hasSecondStep, ...found }: Found, isObliged: boolean): Caller {
  const lacksSecondStep = isObliged && !hasSecondStep && isStaff(found)
  return lacksSecondStep
    ? {
        ...found,
        flags: found.flags & ~(Flag.Admin | Flag.Moderator),
        permissions: 0,
        lacksSecondStep,
      }
    : { ...found, lacksSecondStep }
}
