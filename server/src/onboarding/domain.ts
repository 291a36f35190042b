import type { Domain } from '../domain.ts'
import { onboardingFiles } from './member-files.ts'
import { forgetOnboarding, offerToWhoJoins } from './onboarding.ts'
import { onboardingRoutes } from './routes.ts'

export const onboarding: Domain = {
  routes: onboardingRoutes,
  consumers: [offerToWhoJoins],
  forgetRest: [forgetOnboarding],
  ofMember: onboardingFiles,
}
