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
  staffActions: [
    'owner made',
    'owner removed',
    'permissions set',
    'flag set',
    'user banned',
    'user unbanned',
    'username changed',
    'username requested',
    'email changed',
  ],
} as const satisfies ContractDomain
