import type { Domain } from '../domain.ts'
import { onboardingFiles } from './member-files.ts'
import { forgetOnboarding } from './onboarding.ts'
import { onboardingRoutes } from './routes.ts'

export const onboarding: Domain = {
  routes: onboardingRoutes,
  forgetRest: [forgetOnboarding],
  ofMember: onboardingFiles,
}
