import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'

/** What pages say of the site's currency; settings of the site (SHELL-33, AMB-15). */
export const getCurrency = endpoint({
  method: 'GET',
  path: '/wallet/currency',
  access: 'anyone',
  summary: 'What the currency of the site is called, and whether it can be earned.',
  input: z.object({}),
  output: z.object({ name: z.string(), earning_enabled: z.boolean() }),
})
