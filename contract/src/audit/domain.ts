import type { ContractDomain } from '../platform/domain.ts'
import { listAudit } from './audit.ts'

export const audit = {
  endpoints: [listAudit],
} as const satisfies ContractDomain
