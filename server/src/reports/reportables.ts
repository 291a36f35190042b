import { hasPermission, type Standing } from '@loadout/contract/accounts/permissions.ts'
import type { Reportable, ReportableThings } from './reportable.ts'

export type Reportables = ReturnType<typeof reportablesOf>

/** What can be reported on a site: all that its domains declare. */
export function reportablesOf(domains: readonly { reportable?: ReportableThings }[]) {
  const byKind = new Map(
    domains.flatMap(({ reportable = {} }) => Object.entries<Reportable>(reportable)),
  )
  return {
    kinds: [...byKind.keys()],
    /** Undefined for a kind that the site does not have. */
    ofKind: (kind: string) => byKind.get(kind),
    /** The kinds about whose reports somebody decides. */
    decidedBy: (staff: Standing) =>
      [...byKind].flatMap(([kind, { permission }]) =>
        hasPermission(staff, permission) ? [kind] : [],
      ),
  }
}
