import {
  changePassword,
  checkUsername,
  forgotPassword,
  getAuth,
  login,
  logout,
  postAuth,
  resetPassword,
  sendVerificationMail,
  signup,
  undoEmail,
  verifyEmail,
} from '@loadout/contract/accounts/accounts.ts'
import { changeUsername } from '@loadout/contract/people/names.ts'
import { uploadAvatar, uploadBanner } from '@loadout/contract/accounts/profile-pictures.ts'
import type { Site } from '../site-parts.ts'
import { changeOwnPassword, replayedPasswordChange } from './change-password.ts'
import { askForReset, resetForgotten } from './forgot-password.ts'
import { finishSignup } from './finish-signup.ts'
import { rememberDevice } from './remember-device.ts'
import { changeOwnUsername } from './rename.ts'
import { authenticate, signInByPassword } from './sign-in.ts'
import { refuseUnlessFree, signUp } from './sign-up.ts'
import { changeAvatar, changeBanner } from './upload-picture.ts'
import { undoEmailChange } from './undo-email.ts'
import { askForVerification, verifyAddress } from './verify-email.ts'

export function accountRoutes(site: Site) {
  const { serve, sessions } = site
  serve(getAuth, (request) => authenticate(site, request))
  serve(postAuth, (request) => authenticate(site, request))
  serve(login, (request) => rememberDevice(request, signInByPassword(site, request.input, request)))
  serve(changeUsername, (request) => changeOwnUsername(site, request))
  serve(signup, (request) => {
    const { input } = request
    return input.signup_token === undefined
      ? signUp(site, input, request)
      : finishSignup(site, request, input.signup_token)
  })
  serve(checkUsername, async ({ input }) => {
    await refuseUnlessFree(site, input.username)
    return { available: true as const }
  })
  serve(verifyEmail, (request) => verifyAddress(site, request))
  serve(sendVerificationMail, ({ input, transaction }) =>
    askForVerification(site, input.username, transaction),
  )
  serve(undoEmail, ({ input, transaction }) => undoEmailChange(site, input, transaction))
  serve(forgotPassword, ({ input, network, transaction }) =>
    askForReset(site, input, { network, transaction }),
  )
  serve(resetPassword, (request) => rememberDevice(request, resetForgotten(site, request)))
  serve(changePassword, (request) => changeOwnPassword(site, request), {
    answerAgain: ({ input, credentials: { token, userId }, key }) =>
      replayedPasswordChange(site, { secret: token, userId, key, input }),
  })
  serve(uploadAvatar, ({ input, caller, transaction }) =>
    changeAvatar(site, { ownerId: caller.id, file: input.file, transaction }),
  )
  serve(uploadBanner, ({ input, caller, transaction }) =>
    changeBanner(site, { ownerId: caller.id, file: input.file, transaction }),
  )
  serve(logout, ({ caller, transaction }) =>
    transaction(async (work) => {
      await sessions.end(work, caller.token)
      await work.disconnect(caller.id)
      return { success: true as const }
    }),
  )
}
