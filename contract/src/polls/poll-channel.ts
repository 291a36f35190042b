import { z } from 'zod'
import { channel } from '../platform/channel.ts'

/** What pages hear that show a poll. It says nothing but numbers, so anybody may listen. */
export const pollChannel = channel('poll-{id}', {
  results: z.object({
    id: z.int(),
    closed: z.boolean(),
    options: z.array(z.object({ id: z.int(), votes: z.int() })),
  }),
})
