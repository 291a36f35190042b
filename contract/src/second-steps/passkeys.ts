import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { success, unixSeconds, wireId, wireJson, wireLine } from '../platform/wire.ts'
import { credential, registrationOptions, registrationResponse } from './webauthn.ts'

export const PASSKEY_NAME_MAX = 40
export const MAX_PASSKEYS = 20

const passkeyName = wireLine({ max: PASSKEY_NAME_MAX })

export const passkeySchema = z.object({
  id: z.int(),
  name: z.string(),
  added: unixSeconds,
  /** Null before it has been used. */
  used: unixSeconds.nullable(),
})
export type Passkey = z.infer<typeof passkeySchema>

/** The challenge is good once, for five minutes and this session (checklist E16). */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/user/passkey/begin',
  access: 'member',
  rate: 'sign-in',
  summary: 'What a browser makes a passkey with.',
  input: z.object({}),
  output: registrationOptions,
  errors: ['confirmation_required', 'too_many_passkeys'],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/user/passkey/add',
  access: 'member',
  rate: 'sign-in',
  summary: 'Takes a passkey. The first second step brings recovery codes.',
  input: z.object({ name: passkeyName, response: wireJson(registrationResponse) }),
  output: z.object({ passkey: passkeySchema, recovery_codes: z.array(z.string()) }),
  errors: ['confirmation_required', 'too_many_passkeys', 'passkey_refused', 'passkey_known'],
})

export const renamePasskey = endpoint({
  method: 'POST',
  path: '/user/passkey/rename',
  access: 'member',
  once: true,
  summary: 'Calls a passkey of the caller something else.',
  input: z.object({ id: wireId, name: passkeyName }),
  output: passkeySchema,
  errors: ['passkey_not_found'],
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/user/passkey/remove',
  access: 'member',
  once: true,
  summary: 'Takes no sign-in by a passkey any more.',
  input: z.object({ id: wireId }),
  output: success,
  errors: ['confirmation_required', 'passkey_not_found'],
})

/** What a passkey has signed, as browsers write it. */
export const signedCredential = wireJson(credential)
