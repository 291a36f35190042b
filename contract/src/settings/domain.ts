import type { ContractDomain } from '../platform/domain.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts'
import { countReferrals, setLanguage, updateProfile } from './settings.ts'

export const settings = {
  about: 'What members change of their account, and where they are signed in.',
  endpoints: {
    updateProfile,
    setLanguage,
    countReferrals,
    listOwnSessions,
    endOwnSession,
    endOtherSessions,
  },
  firstSteps: ['settings'],
} as const satisfies ContractDomain
