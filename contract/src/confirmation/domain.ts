import type { ContractDomain } from '../platform/domain.ts'
import {
  beginPasskeyConfirmation,
  confirmByPasskey,
  confirmByPassword,
  getConfirmation,
} from './confirmation.ts'

export const confirmation = {
  endpoints: [beginPasskeyConfirmation, confirmByPasskey, confirmByPassword, getConfirmation],
} as const satisfies ContractDomain
