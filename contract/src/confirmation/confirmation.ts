import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { unixSeconds } from '../platform/wire.ts'
import { signedCredential } from '../second-steps/passkeys.ts'
import { signInOptions } from '../second-steps/webauthn.ts'

/** Longer than any password is not looked at. */
const PASSWORD_INPUT_MAX = 300

const confirmationSchema = z.object({
  /** Null when they have not, or too long ago. */
  until: unixSeconds.nullable(),
  password: z.boolean(),
  passkey: z.boolean(),
})
export type Confirmation = z.infer<typeof confirmationSchema>

/** Until when this session is confirmed, and by what its member can prove who they are. */
export const getConfirmation = endpoint({
  method: 'GET',
  path: '/user/confirmation/get',
  access: 'member',
  summary: 'Whether the caller has just confirmed that it is them, and how they can.',
  input: z.object({}),
  output: confirmationSchema,
})

/**
 * What other calls refuse with `confirmation_required` is open to this session for ten minutes
 * (checklist D13).
 */
export const confirmByPassword = endpoint({
  method: 'POST',
  path: '/user/confirmation/password',
  access: 'member',
  rate: 'sign-in',
  beforeRenaming: true,
  summary: 'Confirms by their password that it is the caller.',
  input: z.object({ password: z.string().max(PASSWORD_INPUT_MAX).default('') }),
  output: z.object({ until: unixSeconds }),
  errors: ['wrong_current_password'],
})

/** The challenge is good once, for five minutes and this session. */
export const beginPasskeyConfirmation = endpoint({
  method: 'POST',
  path: '/user/confirmation/passkey/begin',
  access: 'member',
  rate: 'sign-in',
  beforeRenaming: true,
  summary: 'What a browser confirms with by a passkey of the caller.',
  input: z.object({}),
  output: signInOptions,
})

export const confirmByPasskey = endpoint({
  method: 'POST',
  path: '/user/confirmation/passkey',
  access: 'member',
  once: true,
  rate: 'sign-in',
  beforeRenaming: true,
  summary: 'Confirms by one of their passkeys that it is the caller.',
  input: z.object({ response: signedCredential }),
  output: z.object({ until: unixSeconds }),
  errors: ['passkey_refused'],
})
