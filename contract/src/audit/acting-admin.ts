import { z } from 'zod'

/** Who of the staff did something. Null is the command line, or somebody who is gone. */
export const actingAdminSchema = z.object({ id: z.int(), username: z.string() }).nullable()
