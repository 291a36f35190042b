import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { entries, success, unixSeconds, wireId } from '../platform/wire.ts'

/** Nobody looks through more; all others are ended by one call. */
export const MAX_SESSIONS = 50

const ownSessionSchema = z.object({
  id: z.int(),
  /** As it is called, such as "Firefox"; empty when it is not known. */
  browser: z.string(),
  system: z.string(),
  inserted: unixSeconds,
  /** To the hour. */
  used: unixSeconds,
  /** Whether it is the one that asks. */
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSessionSchema>

/** Checklist D06. */
export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/user/session/list',
  access: 'member',
  summary: 'Where the caller is signed in: this session first, then the latest used.',
  input: z.object({}),
  output: entries(ownSessionSchema),
})

export const endOwnSession = endpoint({
  method: 'POST',
  path: '/user/session/end',
  access: 'member',
  once: true,
  summary: 'Ends one session of the caller.',
  input: z.object({ id: wireId }),
  output: success,
  errors: ['session_not_found'],
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/user/session/end_others',
  access: 'member',
  summary: 'Ends every session of the caller but this one.',
  input: z.object({}),
  output: success,
})
