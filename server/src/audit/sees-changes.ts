import { hasPermission, type Permission } from '@loadout/contract/accounts/permissions.ts'
import { permissionOfAction } from '@loadout/contract/audit/action-names.ts'
import type { Caller } from '../platform/http/caller.ts'

const permissions = new Map<string, keyof typeof Permission>(Object.entries(permissionOfAction))

/**
 * A list of what all staff do must not show whoever sees it what their own permissions refuse
 * (checklists G05 and G07).
 */
export function seesChanges(caller: Caller, action: string): boolean {
  const permission = permissions.get(action)
  return permission !== undefined && hasPermission(caller, permission)
}
