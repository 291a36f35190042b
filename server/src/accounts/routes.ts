import { changePassword, checkUsername, forgotPassword, getAuth, login, logout, postAuth, resetPassword, sendVerificationMail, signup, verifyEmail } from '@loadout/contract/accounts/accounts.ts'
import type { Site } from '../site-parts.ts'
import { changedBefore, changeOwnPassword } from './change-password.ts'
import { mailReset, resetForgotten } from './forgot-password.ts'
import { authenticate, signInByPassword } from './sign-in.ts'
import { refuseUnlessFree, signUp } from './sign-up.ts'
import { mailVerificationAgain, verifyAddress } from './verify-email.ts'

export function accountRoutes(site: Site) {
  const { serve, sessions, db, disconnect } = site
  const signIn = signInByPassword()
  const renewPassword = changeOwnPassword()
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
  serve(forgotPassword, ({ input, change }) => mailReset(site, input, change))
  serve(resetPassword, ({ input, key }) => resetForgotten(site, input, key))
  serve(changePassword, (request) => renewPassword(site, request), {
    answerAgain: ({ input, credentials: { token, userId }, key }) => changedBefore(site, { secret: token, userId, key, input }),
  })
  serve(logout, async ({ caller }) => {
    await sessions.end(db, caller.token)
    await disconnect(db, caller.id)
    return { success: true as const }
  })
}
