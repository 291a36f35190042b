import { z } from 'zod'
import { wireLine } from '../platform/wire.ts'

/** No name is longer, however it came to be (AMB-126). */
export const usernameSchema = wireLine({ max: 15 })

/**
 * A person as shown beside what they wrote (NEWS-02). `flags` says which symbols stand beside the
 * name, such as those for verified and for featured people (ROLE-08, ROLE-09).
 */
export const authorSchema = z.object({
  id: z.int(),
  username: z.string(),
  avatar: z.string(),
  flags: z.int(),
})
export type Author = z.infer<typeof authorSchema>
