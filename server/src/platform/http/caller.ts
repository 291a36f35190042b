import type { Access, Endpoint } from '@loadout/contract/platform/endpoint.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import { notAllowed, notSignedIn, PublicError } from './public-error.ts'

/** What a request carries as `_u` and `_t` (API-02), or nothing. */
export type Credentials = { userId: number; token: string }

/** The member who calls, as of no more than a second ago (checklist D05). */
export type Caller = {
  id: number
  flags: number
  permissions: number
  token: string
  /** Staff who are obliged to have a second step and have none: nothing of theirs is above. */
  lacksSecondStep: boolean
}

/** Who has these credentials; undefined when they are not, or not any more, anybody's. */
export type FindCaller = (credentials: Credentials) => Promise<Caller | undefined>

/**
 * Whoever has been asked for another name gives it before they change anything else (checklist
 * E13).
 */
export function refuseUnlessNamed(
  { method, rate, beforeRenaming }: Pick<Endpoint, 'method' | 'rate' | 'beforeRenaming'>,
  caller: Caller | undefined,
): void {
  if (
    method === 'POST' &&
    rate !== 'read' &&
    !beforeRenaming &&
    caller &&
    (caller.flags & Flag.RequestingNameChange) !== 0
  )
    throw new PublicError(403, 'name_change_required')
}

/** Lets a caller through or says what is missing (ROLE-10, ROLE-11). */
export function admit(access: Access, caller: Caller | undefined): void {
  if (access === 'anyone' || access === 'reader') return
  if (!caller) throw notSignedIn()
  if (access === 'member') return
  const isAdmitted =
    access === 'admin'
      ? (caller.flags & Flag.Admin) !== 0
      : hasPermission(caller, access.permission)
  if (!isAdmitted && caller.lacksSecondStep) throw new PublicError(403, 'second_step_missing')
  if (!isAdmitted) throw notAllowed()
}
