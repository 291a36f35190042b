import {
  countReports,
  getReport,
  listReports,
  QUEUE_PAGE,
  type ReportState,
} from '@loadout/contract/reports/staff-reports.ts'
import { query } from '../../platform/call/query.ts'

export const reportQuery = (id: number) => query(getReport, { id })

type ReportFilter = { state: ReportState; kind: string | undefined; page: number }

export const reportsQuery = ({ state, kind, page }: ReportFilter) =>
  query(listReports, {
    state,
    limit: QUEUE_PAGE,
    offset: (page - 1) * QUEUE_PAGE,
    ...(kind ? { kind } : {}),
  })

/** What a decision changes. */
export const changedBy: readonly unknown[] = [listReports.path, getReport.path, countReports.path]
