import type { Domain } from '../domain.ts'
import { forgetUnusedKeys } from './app-codes.ts'
import { forgetChallenges } from './challenges.ts'
import { forgetPending } from './pending-sign-ins.ts'
import { secondStepRoutes } from './routes.ts'

export const secondSteps: Domain = {
  routes: secondStepRoutes,
  forget: [forgetUnusedKeys, forgetPending, forgetChallenges],
}
