import type { Domain } from '../domain.ts'
import { forgetOldAttempts } from './attempts.ts'
import { accountFiles } from './member-files.ts'
import { accountRoutes } from './routes.ts'
import { avatars, tileOf } from './avatars.ts'
import { banners } from './banners.ts'
import { eraseAccount } from './erase-account.ts'
import { forgetHeldMarks } from './held-marks.ts'
import { demoDrawings } from '../platform/media/drawings.ts'
import { forgetExpiredLinks } from './links.ts'
import { forgetNetworks } from './sign-in-networks.ts'
import { mailResets } from './forgot-password.ts'
import { mailVerifications } from './verify-email.ts'

export const accounts: Domain = {
  routes: accountRoutes,
  jobs: [forgetNetworks, mailResets, mailVerifications],
  pictures: [
    { kind: avatars, originals: ({ db }) => tileOf(db) },
    { kind: banners, originals: demoDrawings },
  ],
  forget: [forgetExpiredLinks, forgetHeldMarks, forgetOldAttempts],
  eraseMember: [eraseAccount],
  ofMember: accountFiles,
}
