import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import { listAudit } from '@loadout/contract/audit/audit.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Site } from '../site-parts.ts'
import { actingAdmin } from './acting-admin.ts'
import { changesOf } from './audited-changes.ts'
import { countAudit, listAuditRows } from './queries.ts'
import { seesChanges } from './sees-changes.ts'

export function auditRoutes({ serve, searching, isAuditedHtml }: Site) {
  serve(listAudit, async ({ input, caller }) => {
    const search = { ...input, seesNetworks: hasPermission(caller, 'canIPBan') }
    const [count, rows] = await Promise.all([
      countAudit(searching, search),
      listAuditRows(searching, search),
    ])
    return {
      count,
      entries: rows.map(({ before, after, admin_id, admin_name, inserted, ...row }) => ({
        ...row,
        admin: actingAdmin({ admin_id, admin_name }),
        changes: seesChanges(caller, row.action)
          ? changesOf(before, after, (name) => isAuditedHtml(row.target, name))
          : [],
        inserted: unixSeconds(inserted),
      })),
    }
  })
}
