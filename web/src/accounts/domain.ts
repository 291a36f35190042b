import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

export const accounts: Domain = {
  // Parts of the ways in through other sites stand among them.
  texts: ['members', 'providers'],
  pages: [
    page('login', 'accounts/LoginPage', () => import('./LoginPage.tsx')),
    page('signup', 'accounts/SignupPage', () => import('./SignupPage.tsx')),
    page(
      'resend_email_verification',
      'accounts/ResendVerificationPage',
      () => import('./ResendVerificationPage.tsx'),
    ),
    page('auth/:id?/:token?', 'accounts/SignInLinkPage', () => import('./SignInLinkPage.tsx')),
    page(
      'user/verify_email/:id?/:token?',
      'accounts/VerifyEmailPage',
      () => import('./VerifyEmailPage.tsx'),
    ),
    page('undo_email/:id?/:token?', 'accounts/UndoEmailPage', () => import('./UndoEmailPage.tsx')),
    page(
      'forgot_password',
      'accounts/ForgotPasswordPage',
      () => import('./ForgotPasswordPage.tsx'),
    ),
    page(
      'reset_password/:id?/:uid?/:token?',
      'accounts/ResetPasswordPage',
      () => import('./ResetPasswordPage.tsx'),
    ),
    page('ref/:id', 'accounts/ReferrerPage', () => import('./ReferrerPage.tsx')),
  ],
  menu: [
    { href: '/login', icon: 'log-in', label: 'shell.sign_in', order: { entrance: 10 } },
    { href: '/signup', icon: 'user-plus', label: 'shell.join', order: { entrance: 20 } },
  ],
}
