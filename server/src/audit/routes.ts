import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import { listAudit } from '@loadout/contract/audit/audit.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Site } from '../site-parts.ts'
import { actingAdmin } from './acting-admin.ts'
import { changesOf } from './audited-changes.ts'
import { countAudit, listAuditRows } from './queries.ts'

export function auditRoutes({ serve, searching }: Site) {
  serve(listAudit, async ({ input, caller }) => {
    const [count, rows] = await Promise.all([
      countAudit(searching, input),
      listAuditRows(searching, input),
    ])
    // Addresses of people are for those who may see people, and what news say, drafts too, for
    // those who write them (checklist G07).
    const seesPeople = hasPermission(caller, 'canSeeUserProfile')
    const seesDrafts = hasPermission(caller, 'canPublishNews')
    return {
      count,
      entries: rows.map(({ before, after, admin_id, admin_name, inserted, ...row }) => ({
        ...row,
        admin: actingAdmin({ admin_id, admin_name }),
        changes:
          seesDrafts || !row.target.startsWith('news ')
            ? changesOf(before, after, row.target).filter(
                ({ name }) => seesPeople || name !== 'email',
              )
            : [],
        inserted: unixSeconds(inserted),
      })),
    }
  })
}
