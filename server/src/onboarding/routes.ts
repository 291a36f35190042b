import * as contract from '@loadout/contract/onboarding/onboarding.ts'
import type { Site } from '../site-parts.ts'
import { noteOnboarding, readOnboarding } from './onboarding.ts'

export function onboardingRoutes(site: Site) {
  site.serve(contract.getOnboarding, ({ caller }) => readOnboarding(site.db, site.clock, caller.id))
  site.serve(contract.noteOnboarding, (request) => noteOnboarding(site, request))
}
