import { getOnboarding, noteOnboarding } from '@loadout/contract/onboarding/onboarding.ts'
import type { Site } from '../site-parts.ts'
import { note, readOnboarding } from './onboarding.ts'

export function onboardingRoutes(site: Site) {
  site.serve(getOnboarding, ({ caller }) => readOnboarding(site.db, site.clock, caller.id))
  site.serve(noteOnboarding, (request) => note(site, request))
}
