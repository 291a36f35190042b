import { z } from 'zod'
import { authorised } from '../accounts/authorised.ts'
import { endpoint } from '../platform/endpoint.ts'
import { signedCredential } from './passkeys.ts'
import { CODE_INPUT_MAX } from './second-steps.ts'
import { signInOptions } from './webauthn.ts'

/** Longer than any secret of the site. */
const TOKEN_MAX = 100

const pendingToken = z.string().max(TOKEN_MAX)

/** A code of the app is good once (RFC 6238 § 5.2), a recovery code as well. */
export const signInByCode = endpoint({
  method: 'POST',
  path: '/user/login/code',
  access: 'anyone',
  once: true,
  rate: 'sign-in',
  summary: 'Completes a sign-in with a code of the app or a recovery code.',
  input: z.object({ token: pendingToken, code: z.string().max(CODE_INPUT_MAX).default('') }),
  output: authorised,
  errors: ['sign_in_expired', 'code_wrong', 'banned', 'email_not_verified'],
})

/**
 * With the token of a sign-in that needs a second step it names the passkeys of that member. The
 * challenge is good once, for five minutes, and for the browser that has asked.
 */
export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/user/login/passkey/begin',
  access: 'reader',
  rate: 'sign-in',
  summary: 'What a browser signs in with by a passkey.',
  input: z.object({ token: pendingToken.optional() }),
  output: signInOptions,
  errors: ['sign_in_expired'],
})

/** A passkey is two steps by itself: it is there, and it has verified its member. */
export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/user/login/passkey',
  access: 'reader',
  once: true,
  rate: 'sign-in',
  summary: 'Signs in by a passkey alone, or completes a sign-in with it.',
  input: z.object({ token: pendingToken.optional(), response: signedCredential }),
  output: authorised,
  errors: ['sign_in_expired', 'passkey_refused', 'banned', 'email_not_verified'],
})
