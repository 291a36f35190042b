import type { Domain } from '../domain.ts'
import { forgetUnusedKeys } from './app-codes.ts'
import { forgetChallenges } from './challenges.ts'
import { forgetSecondSteps } from './forget-second-steps.ts'
import { secondStepFiles } from './member-files.ts'
import { forgetPending } from './pending-sign-ins.ts'
import { secondStepRoutes } from './routes.ts'

export const secondSteps: Domain = {
  routes: secondStepRoutes,
  forget: [forgetUnusedKeys, forgetPending, forgetChallenges],
  forgetMember: [forgetSecondSteps],
  ofMember: secondStepFiles,
}
