import type { ContractDomain } from '../platform/domain.ts'
import { listAudit } from './audit.ts'

export const audit = {
  about: 'What staff have done.',
  endpoints: { listAudit },
} as const satisfies ContractDomain
