import type { ContractDomain } from '../platform/domain.ts'
import { changeUsername, forceEmail, forceUsername, requestNameChange } from './names.ts'
import { banPerson, getPerson, listPeople, setFlag, setPermissions, unbanPerson } from './people.ts'

export const people = {
  about: 'Members, as staff see and change them.',
  endpoints: {
    changeUsername,
    forceEmail,
    forceUsername,
    requestNameChange,
    banPerson,
    getPerson,
    listPeople,
    setFlag,
    setPermissions,
    unbanPerson,
  },
  staffActions: {
    'owner made': 'canSeeUserProfile',
    'owner removed': 'canSeeUserProfile',
    'permissions set': 'canSeeUserProfile',
    'flag set': 'canSeeUserProfile',
    'user banned': 'canSeeUserProfile',
    'user unbanned': 'canSeeUserProfile',
    'username changed': 'canSeeUserProfile',
    'username requested': 'canSeeUserProfile',
    'email changed': 'canSeeUserProfile',
    'password changed': 'canSeeUserProfile',
  },
} as const satisfies ContractDomain
