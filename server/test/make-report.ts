import type { ReportReason } from '@loadout/contract/reports/report-rules.ts'
import type { RunningSite } from '../src/site.ts'
import { fileReport } from '../src/reports/send-report.ts'

export type ReportWish = {
  on: { id: number }
  kind?: string
  by: { id: number }
  reason?: ReportReason
  words?: string
}

/** As a member would have sent it; answers the entry of the queue. */
export const makeReport = (
  site: RunningSite,
  { on, kind = 'comment', by, reason = 'spam', words = '' }: ReportWish,
) =>
  site.transaction(async ({ tx }) => ({
    id: await fileReport(site, tx, { kind, thingId: on.id, reporterId: by.id, reason, words }),
  }))
