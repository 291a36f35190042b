import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { unixSeconds } from '../platform/wire.ts'

/** Longer than any password is not looked at. */
const PASSWORD_INPUT_MOST = 300

/** Until when this session is believed, and by what its member can prove who they are. */
export const getConfirmation = endpoint({
  method: 'GET',
  path: '/user/confirmation/get',
  access: 'member',
  summary: 'Whether the caller has just confirmed that it is them, and how they can.',
  input: z.object({}),
  output: z.object({
    /** Null when they have not, or too long ago. */
    until: unixSeconds.nullable(),
    password: z.boolean(),
  }),
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
  input: z.object({ password: z.string().max(PASSWORD_INPUT_MOST).default('') }),
  output: z.object({ until: unixSeconds }),
  errors: ['wrong_current_password'],
})
