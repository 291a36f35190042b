import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { success } from '../platform/wire.ts'

export const ESPORTAL_NAME_MAX = 50

export const getEsportalUsername = endpoint({
  method: 'GET',
  path: '/esportal/username/get',
  access: 'member',
  // As documented (PROV-10).
  summary: 'What the caller is called at Esportal; null when that is not connected.',
  input: z.object({}),
  output: z.object({ username: z.string().nullable() }),
})

/** The name must belong to the Steam account that is connected (PROV-11, PROV-17, AMB-74). */
export const connectEsportal = endpoint({
  method: 'POST',
  path: '/esportal/connect',
  access: 'member',
  rate: 'sign-in',
  once: true,
  summary: 'Connects the name of the caller at Esportal.',
  input: z.object({ username: z.string().max(300).default('') }),
  output: z.object({ username: z.string() }),
  errors: ['provider_unknown', 'steam_missing', 'esportal_not_found', 'provider_failed'],
})

export const disconnectEsportal = endpoint({
  method: 'POST',
  path: '/esportal/unconnect',
  access: 'member',
  once: true,
  summary: 'Disconnects Esportal.', // as documented (PROV-12)
  input: z.object({}),
  output: success,
})
