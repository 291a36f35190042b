import type { ContractDomain } from '../platform/domain.ts'
import {
  beginPasskeyConfirmation,
  confirmByPasskey,
  confirmByPassword,
  getConfirmation,
} from './confirmation.ts'

export const confirmation = {
  about: 'How members prove that it is them before something that matters is changed.',
  endpoints: { beginPasskeyConfirmation, confirmByPasskey, confirmByPassword, getConfirmation },
} as const satisfies ContractDomain
