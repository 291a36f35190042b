import type { ContractDomain } from '../platform/domain.ts'
import { editContent, setVisibility } from './edit-profile.ts'
import { getExternalProfiles, getProfile, getSummary, listActivity } from './profile.ts'

export const profiles = {
  endpoints: [
    getProfile,
    getSummary,
    getExternalProfiles,
    listActivity,
    editContent,
    setVisibility,
  ],
  firstSteps: ['user'],
} as const satisfies ContractDomain
