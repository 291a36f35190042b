import type { Domain } from '../domain.ts'
import { forgetUnusedKeys } from './app-codes.ts'
import { forgetChallenges } from './challenges.ts'
import { eraseSecondSteps } from './erase-second-steps.ts'
import { secondStepFiles } from './member-files.ts'
import { forgetPending } from './pending-sign-ins.ts'
import { secondStepRoutes } from './routes.ts'

export const secondSteps: Domain = {
  routes: secondStepRoutes,
  forget: [forgetUnusedKeys, forgetPending, forgetChallenges],
  eraseMember: [eraseSecondSteps],
  ofMember: secondStepFiles,
}
