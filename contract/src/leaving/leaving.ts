import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { success, unixSeconds, wireFlag } from '../platform/wire.ts'

/** Time to think again, in days. */
export const LEAVING_DAYS = 7

export const leaveSite = endpoint({
  method: 'POST',
  path: '/user/leaving/begin',
  access: 'member',
  once: true,
  summary:
    'Deletes the account of the caller in seven days, and signs them out everywhere. Posts and comments stay without a name or go, as they choose.',
  input: z.object({ keep_texts: wireFlag }),
  output: z.object({ leaves_at: unixSeconds }),
  errors: ['last_owner', 'leaving_already', 'confirmation_required'],
})

export const stayOnSite = endpoint({
  method: 'POST',
  path: '/user/leaving/take_back',
  access: 'member',
  summary: 'Keeps the account of the caller, who had asked for it to be deleted.',
  input: z.object({}),
  output: success,
})
