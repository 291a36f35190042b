import type { Domain } from '../domain.ts'
import { deleteUnusedKeys } from './app-codes.ts'
import { deleteExpiredChallenges } from './challenges.ts'
import { eraseSecondSteps } from './erase-second-steps.ts'
import { secondStepFiles } from './member-files.ts'
import { deleteExpiredPending } from './pending-sign-ins.ts'
import { secondStepRoutes } from './routes.ts'

export const secondSteps: Domain = {
  routes: secondStepRoutes,
  deleteExpired: [deleteUnusedKeys, deleteExpiredPending, deleteExpiredChallenges],
  eraseMember: [eraseSecondSteps],
  ofMember: secondStepFiles,
}
