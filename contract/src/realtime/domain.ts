import type { ContractDomain } from '../platform/domain.ts'
import { authorizeChannel } from './authorize-channel.ts'

export const realtime = {
  about: 'Who may listen to which channel.',
  endpoints: { authorizeChannel },
  firstSteps: ['app', 'apps'],
} as const satisfies ContractDomain
