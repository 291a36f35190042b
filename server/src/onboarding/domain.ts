import type { Domain } from '../domain.ts'
import { onboardingRoutes } from './routes.ts'

export const onboarding: Domain = {
  routes: onboardingRoutes,
}
