import * as reports from '@loadout/contract/reports/reports.ts'
import * as staff from '@loadout/contract/reports/staff-reports.ts'
import type { Site } from '../site-parts.ts'
import { decideReport } from './decide-report.ts'
import { MODERATION_LOG } from './page-tags.ts'
import { readRemovals } from './read-log.ts'
import { countWaiting, readReport, readReports } from './read-reports.ts'
import { sendReport } from './send-report.ts'

export function reportRoutes(site: Site) {
  const { serve, db } = site
  serve(reports.sendReport, (request) => sendReport(site, request))
  serve(reports.listRemovals, ({ input }) => readRemovals(db, input), {
    dependsOn: () => [MODERATION_LOG],
  })
  serve(staff.listReports, ({ input, caller }) => readReports(site, input, caller))
  serve(staff.getReport, ({ input, caller }) => readReport(site, input.id, caller))
  serve(staff.countReports, ({ caller }) => countWaiting(site, caller))
  serve(staff.decideReport, (request) => decideReport(site, request))
}
