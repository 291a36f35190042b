import type { Domain } from '../domain.ts'
import { deleteExpiredAttempts } from './attempts.ts'
import { accountFiles } from './member-files.ts'
import { accountRoutes } from './routes.ts'
import { avatars, tileOf } from './avatars.ts'
import { banners } from './banners.ts'
import { eraseAccount } from './erase-account.ts'
import { deleteExpiredHeldMarks } from './held-marks.ts'
import { demoDrawings } from '../platform/media/drawings.ts'
import { deleteExpiredLinks } from './links.ts'
import { deleteExpiredNetworks } from './sign-in-networks.ts'
import { mailResets } from './forgot-password.ts'
import { mailVerifications } from './verify-email.ts'

export const accounts: Domain = {
  routes: accountRoutes,
  jobs: [deleteExpiredNetworks, mailResets, mailVerifications],
  pictures: [
    { kind: avatars, originals: ({ db }) => tileOf(db) },
    { kind: banners, originals: demoDrawings },
  ],
  deleteExpired: [deleteExpiredLinks, deleteExpiredHeldMarks, deleteExpiredAttempts],
  eraseMember: [eraseAccount],
  ofMember: accountFiles,
}
