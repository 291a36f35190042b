import { z } from 'zod'
import { usernameFaults } from '../accounts/account-faults.ts'
import { endpoint } from '../platform/endpoint.ts'
import { wireFlag, wireId } from '../platform/wire.ts'

const typed = z.string().max(300).default('')
const change = { method: 'POST', once: true } as const
const refusals = ['user_not_found', 'owner_untouchable'] as const
const renamingFaults = [...usernameFaults, 'username_unchanged'] as const

/** Open pages of the member say so (ADMIN-21, RT-15). */
export const forceUsername = endpoint({
  ...change,
  path: '/admin/user/username/force',
  access: { permission: 'canForceNameChange' },
  summary: 'Gives a member another name.',
  input: z.object({ user_id: wireId, username: typed }),
  output: z.object({ username: z.string() }),
  errors: [...refusals, ...renamingFaults],
})

/**
 * The member is asked before anything else (ACC-71), until they have done it or the request is
 * taken back (ADMIN-22).
 */
export const requestNameChange = endpoint({
  ...change,
  path: '/admin/user/username/request',
  access: { permission: 'canRequestNameChange' },
  summary: 'Asks a member for another name, or takes that back.',
  input: z.object({ user_id: wireId, value: wireFlag }),
  output: z.object({ flags: z.int() }),
  errors: refusals,
})

/** The new address has to be verified (ADMIN-23). */
export const forceEmail = endpoint({
  ...change,
  path: '/admin/user/email/force',
  access: { permission: 'canForceEmailChange' },
  summary: 'Gives a member another e-mail address.',
  input: z.object({ user_id: wireId, email: typed }),
  output: z.object({ email: z.string() }),
  errors: [...refusals, 'email_invalid', 'email_taken', 'confirmation_required'],
})

/** Only whoever has been asked for another name (ACC-70, AMB-127). */
export const changeUsername = endpoint({
  ...change,
  path: '/user/change_username',
  access: 'member',
  beforeRenaming: true,
  summary: 'Takes another name, when staff have asked for that.',
  input: z.object({ username: typed }),
  output: z.object({ username: z.string() }),
  errors: ['not_allowed', ...renamingFaults],
})
