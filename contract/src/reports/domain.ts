import type { ContractDomain } from '../platform/domain.ts'
import { listRemovals, sendReport } from './reports.ts'
import { countReports, decideReport, getReport, listReports } from './staff-reports.ts'

export const reports = {
  endpoints: [sendReport, listRemovals, listReports, getReport, countReports, decideReport],
  staffActions: ['report kept', 'report removed'],
  firstSteps: ['moderation', 'moderation-log'],
} as const satisfies ContractDomain
