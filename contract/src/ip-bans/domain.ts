import type { ContractDomain } from '../platform/domain.ts'
import { addIpBan, listIpBans, removeIpBan } from './ip-bans.ts'

export const ipBans = {
  about: 'Networks that are kept out.',
  endpoints: { addIpBan, listIpBans, removeIpBan },
  staffActions: {
    'network banned': 'canIPBan',
    'network unbanned': 'canIPBan',
  },
} as const satisfies ContractDomain
