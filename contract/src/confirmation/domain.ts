import type { ContractDomain } from '../platform/domain.ts'
import { confirmByPassword, getConfirmation } from './confirmation.ts'

export const confirmation = {
  endpoints: [getConfirmation, confirmByPassword],
} as const satisfies ContractDomain
