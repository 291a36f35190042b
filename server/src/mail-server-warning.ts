import type { Configuration } from './configuration.ts'

/** What follows where no mail can be sent, in one line for whoever starts the site. */
export function mailServerWarning({
  mailsArrive,
  requireVerifiedEmail,
}: Pick<Configuration, 'mailsArrive' | 'requireVerifiedEmail'>): string | undefined {
  if (mailsArrive) return undefined
  const signIn = requireVerifiedEmail
    ? 'new members cannot sign in either, because REQUIRE_VERIFIED_EMAIL is 1'
    : 'new members sign in without that (REQUIRE_VERIFIED_EMAIL is 0)'
  return `No mail server is set (SMTP_URL, MAIL_FROM): members cannot verify their e-mail addresses or get a new password, and ${signIn}.`
}
