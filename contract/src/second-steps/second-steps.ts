import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { success, unixSeconds } from '../platform/wire.ts'
import { passkeySchema } from './passkeys.ts'

/** Spaces that an app shows between the digits are taken; a recovery code is longer. */
export const CODE_INPUT_MAX = 40

/** Shown once and never again: the server keeps their hashes. */
const recoveryCodes = z.array(z.string())

export const getSecondSteps = endpoint({
  method: 'GET',
  path: '/user/second_steps/get',
  access: 'member',
  summary: 'What the caller proves themselves with beside their password.',
  input: z.object({}),
  output: z.object({
    /** Since when an app makes codes; null where none does. */
    app_since: unixSeconds.nullable(),
    passkeys: z.array(passkeySchema),
    /** How many are left. */
    recovery_codes: z.int().nonnegative(),
    /** Whether they are refused what staff do for as long as they have no second step. */
    obliged: z.boolean(),
  }),
})

/** RFC 6238. Asked for again it is another key, as long as none of its codes has been sent. */
export const beginApp = endpoint({
  method: 'POST',
  path: '/user/app/begin',
  access: 'member',
  rate: 'sign-in',
  summary: 'Makes a key for an app that makes codes.',
  input: z.object({}),
  output: z.object({
    /** In the letters that apps let people type. */
    key: z.string(),
    /** The same as an address of the kind `otpauth:`, to be drawn as a QR code. */
    uri: z.string(),
  }),
  errors: ['confirmation_required', 'app_exists'],
})

export const addApp = endpoint({
  method: 'POST',
  path: '/user/app/add',
  access: 'member',
  rate: 'sign-in',
  summary: 'Signs in with the app from now on. The first second step brings recovery codes.',
  input: z.object({ code: z.string().max(CODE_INPUT_MAX).default('') }),
  output: z.object({ recovery_codes: recoveryCodes }),
  errors: ['confirmation_required', 'app_exists', 'app_missing', 'code_wrong'],
})

export const removeApp = endpoint({
  method: 'POST',
  path: '/user/app/remove',
  access: 'member',
  once: true,
  summary: 'Signs in without the app from now on.',
  input: z.object({}),
  output: success,
  errors: ['confirmation_required', 'app_missing'],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/user/recovery_codes/renew',
  access: 'member',
  rate: 'sign-in',
  summary: 'Makes other recovery codes; those before are good for nothing any more.',
  input: z.object({}),
  output: z.object({ recovery_codes: recoveryCodes }),
  errors: ['confirmation_required', 'second_step_missing'],
})
