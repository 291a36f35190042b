import {
  countReports,
  getReport,
  listReports,
  type ReportState,
} from '@loadout/contract/reports/staff-reports.ts'
import { query } from '../../platform/call/query.ts'
import { rowsOn } from '../rows-on-page.ts'

export const reportQuery = (id: number) => query(getReport, { id })

type ReportFilter = { state: ReportState; kind: string | undefined; page: number }

export const reportsQuery = ({ state, kind, page }: ReportFilter) =>
  query(listReports, {
    state,
    ...rowsOn(page),
    ...(kind ? { kind } : {}),
  })

/** What a decision changes. */
export const changedBy: readonly unknown[] = [listReports.path, getReport.path, countReports.path]
