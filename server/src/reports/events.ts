import type { Decision } from '@loadout/contract/reports/staff-reports.ts'

type ReportEvents = {
  /** Staff have decided about a thing, and so about every report of it. */
  'report decided': { reportedId: number; kind: string; outcome: Decision }
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends ReportEvents {}
}
