import { checkUsername, getAuth, login, logout, postAuth, sendVerificationMail, signup, verifyEmail } from '@loadout/contract/accounts/accounts.ts'
import { uploadAvatar, uploadBanner } from '@loadout/contract/accounts/profile-pictures.ts'
import type { Site } from '../site-parts.ts'
import { authenticate, signInByPassword } from './sign-in.ts'
import { refuseUnlessFree, signUp } from './sign-up.ts'
import { changeAvatar, changeBanner } from './upload-picture.ts'
import { mailVerificationAgain, verifyAddress } from './verify-email.ts'

export function accountRoutes(site: Site) {
  const { serve, sessions, db, disconnect } = site
  const signIn = signInByPassword()
  serve(getAuth, ({ credentials }) => authenticate(site, credentials))
  serve(postAuth, ({ credentials }) => authenticate(site, credentials))
  serve(login, ({ input }) => signIn(site, input))
  serve(signup, ({ input, change }) => signUp(site, input, change))
  serve(checkUsername, async ({ input }) => {
    await refuseUnlessFree(site, input.username.trim())
    return { available: true as const }
  })
  serve(verifyEmail, ({ input }) => verifyAddress(site, input))
  serve(sendVerificationMail, ({ input, change }) => mailVerificationAgain(site, input.username, change))
  serve(uploadAvatar, ({ input, caller, change }) => changeAvatar(site, { ownerId: caller.id, file: input.file, change }))
  serve(uploadBanner, ({ input, caller, change }) => changeBanner(site, { ownerId: caller.id, file: input.file, change }))
  serve(logout, async ({ caller }) => {
    await sessions.end(db, caller.token)
    await disconnect(db, caller.id)
    return { success: true as const }
  })
}
