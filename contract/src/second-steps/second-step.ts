import { z } from 'zod'

/**
 * Answered instead of a session to whoever has proved who they are and needs a second step. It
 * opens nothing, and is good once, for five minutes.
 */
export const pendingSchema = z.object({
  token: z.string(),
  /** By what they can go on, beside a recovery code. */
  app: z.boolean(),
  passkey: z.boolean(),
})
export type PendingSignIn = z.infer<typeof pendingSchema>
