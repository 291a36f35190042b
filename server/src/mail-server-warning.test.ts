import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { mailServerWarning } from './mail-server-warning.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://localhost/loadout',
  ORIGIN: 'https://community.example',
  SECRET: 'x'.repeat(32),
}
const mailServer = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }
const warningOf = (environment: Record<string, string>) =>
  mailServerWarning(readConfiguration({ ...production, ...environment }))

test('AMB-17 AMB-136 a production site without a mail server says in one line what follows', () => {
  expect(warningOf({})).toBe(
    'No mail server is set (SMTP_URL, MAIL_FROM): members cannot verify their e-mail addresses or get a new password, and new members sign in without that (REQUIRE_VERIFIED_EMAIL is 0).',
  )
  expect(warningOf({ REQUIRE_VERIFIED_EMAIL: '1' })).toContain(
    'new members cannot sign in either, because REQUIRE_VERIFIED_EMAIL is 1.',
  )
})

test('AMB-136 a site with a mail server has nothing to say about it, and neither has one where links can be passed on', () => {
  expect(warningOf(mailServer)).toBeUndefined()
  expect(warningOf({ NODE_ENV: '' })).toBeUndefined()
})

test.each([
  { given: {}, required: false },
  { given: mailServer, required: true },
  { given: { REQUIRE_VERIFIED_EMAIL: '1' }, required: true },
])(
  'AMB-17 in production with $given addresses must be verified before signing in: $required',
  ({ given, required }) => {
    const { requireVerifiedEmail } = readConfiguration({ ...production, ...given })
    expect(requireVerifiedEmail).toBe(required)
  },
)
