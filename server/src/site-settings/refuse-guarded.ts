import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import {
  guardedSettings,
  type GuardedSetting,
} from '@loadout/contract/site-settings/guarded-settings.ts'
import type { SiteSettings } from '@loadout/contract/site-settings/staff-settings.ts'
import { requireConfirmation } from '../confirmation/require-confirmation.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Caller } from '../platform/http/caller.ts'
import { notAllowed } from '../platform/http/public-error.ts'

type Attempt = { caller: Caller; before: SiteSettings; after: SiteSettings }

const guarded = Object.keys(guardedSettings) as GuardedSetting[]

/**
 * Refuses to switch what canManageContent alone must not: who edits pages would else make money, or
 * take from all staff what guards them (checklist A09, E18). A value that stays is no switch.
 */
export async function refuseGuarded(
  site: { clock: Clock },
  tx: Db,
  { caller, before, after }: Attempt,
): Promise<void> {
  const switched = guarded.filter((name) => before[name] !== after[name])
  if (switched.length === 0) return
  if (!switched.every((name) => hasPermission(caller, guardedSettings[name]))) throw notAllowed()
  await requireConfirmation(site, tx, caller)
}
