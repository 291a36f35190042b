import type { ContractDomain } from '../platform/domain.ts'
import { editContent, setVisibility } from './edit-profile.ts'
import { getPersonCard } from './person-card.ts'
import { getExternalProfiles, getProfile, getSummary, listActivity } from './profile.ts'

export const profiles = {
  about: 'The page of a member.',
  endpoints: {
    getProfile,
    getSummary,
    getExternalProfiles,
    listActivity,
    getPersonCard,
    editContent,
    setVisibility,
  },
  reportable: ['profile', 'avatar', 'banner'],
  staffActions: {
    'profile text removed': 'canDeleteComments',
    'avatar removed': 'canDeleteComments',
    'banner removed': 'canDeleteComments',
  },
  firstSteps: ['user'],
} as const satisfies ContractDomain
