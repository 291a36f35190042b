import { keyed, type Audited } from '../audit/audited-kind.ts'

export const audited: Audited = {
  report: { words: 'audit.report', sayings: { reason: keyed('report_reason') } },
}
