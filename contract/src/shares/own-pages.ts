import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'

/** Where the site itself is found elsewhere; a setting of whoever runs it. */
export const getOwnPages = endpoint({
  method: 'GET',
  path: '/intent/pages',
  access: 'anyone',
  summary: 'The pages of the site at Facebook and Twitter, where it has them.',
  input: z.object({}),
  output: z.object({ facebook: z.string().nullable(), twitter: z.string().nullable() }),
})
