import type { ContractDomain } from '../platform/domain.ts'
import { leaveSite, stayOnSite } from './leaving.ts'

export const leaving = {
  about: 'How an account is deleted, and how that is taken back.',
  endpoints: { leaveSite, stayOnSite },
} as const satisfies ContractDomain
