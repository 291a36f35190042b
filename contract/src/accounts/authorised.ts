import { z } from 'zod'
import { pendingSchema } from '../second-steps/second-step.ts'
import { ownUserSchema } from './own-user.ts'

/** Whoever is signed in, and the token of their session. */
export const authorised = z.object({ user: ownUserSchema, id: z.int(), token: z.string() })

/** Exactly one of the two is answered: `user`, `id` and `token`, or `second_step`. */
export const authorisedOrPending = authorised
  .partial()
  .extend({ second_step: pendingSchema.optional() })
