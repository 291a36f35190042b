import type { ContractDomain } from '../platform/domain.ts'
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
} from './accounts.ts'
import { uploadAvatar, uploadBanner } from './profile-pictures.ts'

export const accounts = {
  about: 'Joining, signing in and out, passwords, addresses of mail and the pictures of a profile.',
  endpoints: {
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
    uploadAvatar,
    uploadBanner,
  },
  staffActions: {
    'email put back': 'canSeeUserProfile',
  },
  firstSteps: [
    'auth',
    'forgot_password',
    'login',
    'resend_email_verification',
    'reset_password',
    'signup',
    'undo_email',
  ],
} as const satisfies ContractDomain
