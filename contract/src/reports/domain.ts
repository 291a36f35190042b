import type { ContractDomain } from '../platform/domain.ts'
import { listRemovals, sendReport } from './reports.ts'
import { countReports, decideReport, getReport, listReports } from './staff-reports.ts'

export const reports = {
  about: 'What members report, what staff decide, and what was removed.',
  endpoints: { sendReport, listRemovals, listReports, getReport, countReports, decideReport },
  staffActions: {
    'report kept': 'canDeleteComments',
    'report removed': 'canDeleteComments',
  },
  firstSteps: ['moderation', 'moderation-log'],
} as const satisfies ContractDomain
