import type { Domain } from '../domain.ts'
import { onboardingFiles } from './member-files.ts'
import { eraseOnboarding, offerToWhoJoins } from './onboarding.ts'
import { onboardingRoutes } from './routes.ts'

export const onboarding: Domain = {
  routes: onboardingRoutes,
  consumers: [offerToWhoJoins],
  eraseTraces: [eraseOnboarding],
  ofMember: onboardingFiles,
}
