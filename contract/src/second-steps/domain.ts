import type { ContractDomain } from '../platform/domain.ts'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './passkeys.ts'
import { addApp, beginApp, getSecondSteps, removeApp, renewRecoveryCodes } from './second-steps.ts'
import { beginPasskeySignIn, signInByCode, signInByPasskey } from './sign-in.ts'

export const secondSteps = {
  about: 'Codes of an app, passkeys and recovery codes.',
  endpoints: {
    addApp,
    addPasskey,
    beginApp,
    beginPasskey,
    beginPasskeySignIn,
    getSecondSteps,
    removeApp,
    removePasskey,
    renamePasskey,
    renewRecoveryCodes,
    signInByCode,
    signInByPasskey,
  },
  // Done by members, with their own account as the target.
  staffActions: {
    'second step added': 'canSeeUserProfile',
    'second step removed': 'canSeeUserProfile',
    'recovery codes renewed': 'canSeeUserProfile',
  },
} as const satisfies ContractDomain
