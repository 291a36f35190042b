import type { ContractDomain } from '../platform/domain.ts'
import { leaveSite, stayOnSite } from './leaving.ts'

export const leaving = {
  endpoints: [leaveSite, stayOnSite],
} as const satisfies ContractDomain
