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
import type { SettingsRow } from './queries.ts'

type Change = { before: SiteSettings; after: SiteSettings }

const guarded = Object.keys(guardedSettings) as GuardedSetting[]

/**
 * Refuses to switch what canManageContent alone must not: who edits pages would else make money, or
 * take from all staff what guards them (checklist A09, E18). A value that stays is no switch.
 */
export async function refuseGuarded(
  site: { clock: Clock },
  tx: Db,
  { caller, before, after }: Change & { caller: Caller },
): Promise<void> {
  const switched = guarded.filter((name) => before[name] !== after[name])
  if (switched.length === 0) return
  if (!switched.every((name) => hasPermission(caller, guardedSettings[name]))) throw notAllowed()
  await requireConfirmation(site, tx, caller)
}

/**
 * What is guarded and stays as it is, as it is stored: what staff have never set follows the
 * environment, and being sent along with the rest of a form sets nothing.
 */
export const unswitched = (row: SettingsRow, { before, after }: Change): Partial<SettingsRow> =>
  Object.fromEntries(
    guarded.filter((name) => before[name] === after[name]).map((name) => [name, row[name]]),
  )
