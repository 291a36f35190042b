import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'

/**
 * What is signed is `socket_id:channel_name`, so neither may hold anything with which one text
 * could be read as another (RT-10, checklist K02). It counts as reading: after a restart all pages
 * behind one address ask at the same time.
 */
export const authorizeChannel = endpoint({
  method: 'POST',
  path: '/user/pusher/auth',
  access: 'member',
  rate: 'read',
  summary: 'Lets a socket of the caller hear a private channel.',
  input: z.object({
    socket_id: z
      .string()
      .max(40)
      .regex(/^\d+\.\d+$/),
    channel_name: z.string().min(1).max(164),
  }),
  output: z.object({ auth: z.string() }),
  errors: ['not_allowed'],
})
