import type { Domain } from '../domain.ts'
import { profileFiles } from './member-files.ts'
import { eraseExternalProfiles } from './erase-external-profiles.ts'
import { cleanContent } from './clean-content.ts'
import { reportedPicture } from './reported-picture.ts'
import { reportedProfile } from './reported-profile.ts'
import { profileRoutes } from './routes.ts'

export const profiles: Domain = {
  routes: profileRoutes,
  reportable: {
    profile: reportedProfile,
    avatar: reportedPicture('avatar'),
    banner: reportedPicture('banner'),
  },
  storedHtml: [cleanContent],
  eraseMember: [eraseExternalProfiles],
  ofMember: profileFiles,
}
