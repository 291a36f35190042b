import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { wireFlag } from '../platform/wire.ts'
import { visibilitySchema } from './profile.ts'

/**
 * Bold, italic, links and line breaks are kept, all else is text (PROF-22 to PROF-25). It sets a
 * state, so doing it twice is doing it once. Only an empty text takes it away: none at all is
 * refused.
 */
export const editContent = endpoint({
  method: 'POST',
  path: '/user_profile/content/edit',
  access: 'member',
  summary: 'Changes what the caller says of themselves.',
  input: z.object({ content: z.string() }),
  output: z.object({ content: z.string() }),
  errors: ['content_too_long'],
})

export const setVisibility = endpoint({
  method: 'POST',
  path: '/user_profile/visibility/set',
  access: 'member',
  summary: 'Says what of the caller others see, and whether they may write in the guestbook.',
  input: z.object({
    shows_activity: wireFlag,
    shows_cash_outs: wireFlag,
    guestbook_open: wireFlag,
  }),
  output: visibilitySchema,
})
