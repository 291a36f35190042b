import type { Generated, JSONColumnType } from 'kysely'
import type { ReportReason } from '@loadout/contract/reports/report-rules.ts'

export type Snapshot = { title: string | null; text: string; pictures: readonly string[] }

type ReportTables = {
  reported_thing: {
    id: Generated<number>
    kind: string
    thing_id: number
    owner_id: number | null
    path: string
    place: string | null
    snapshot: JSONColumnType<Snapshot> | null
    first_reported: Date
    last_reported: Date
    decision: number | null
    reason: ReportReason | null
    decided_at: Date | null
    decided_by: number | null
    is_logged: Generated<boolean>
  }
  report: {
    id: Generated<number>
    reported_id: number
    reporter_id: number
    reason: ReportReason
    words: string
    inserted: Date
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends ReportTables {}
}
