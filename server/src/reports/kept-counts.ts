import { sql } from 'kysely'
import { decisions, type Decision } from '@loadout/contract/reports/staff-reports.ts'
import { columnCount, type KeptCount } from '../counts/kept-count.ts'

/** Of whoever has decided about their own report it does not count that they were right. */
const reportsDecided = (outcome: Decision) =>
  sql`(
    select count(*)::int from report join reported_thing as thing on thing.id = report.reported_id
    where report.reporter_id = users.id and report.reporter_id is distinct from thing.decided_by
      and thing.decision = ${sql.lit(decisions.indexOf(outcome))}
  )`

export const reportCounts: readonly KeptCount[] = [
  columnCount({
    name: 'reports of members that were upheld',
    table: 'users',
    column: 'reports_upheld',
    counted: reportsDecided('removed'),
  }),
  columnCount({
    name: 'reports of members that were rejected',
    table: 'users',
    column: 'reports_rejected',
    counted: reportsDecided('kept'),
  }),
]
