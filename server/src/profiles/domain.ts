import type { Domain } from '../domain.ts'
import { profileFiles } from './member-files.ts'
import { forgetExternalProfiles } from './forget-external-profiles.ts'
import { cleanContent } from './clean-content.ts'
import { profileRoutes } from './routes.ts'

export const profiles: Domain = {
  routes: profileRoutes,
  storedHtml: [cleanContent],
  forgetMember: [forgetExternalProfiles],
  ofMember: profileFiles,
}
