import type { Endpoint } from '@loadout/contract/platform/endpoint.ts'
import { INTEGER_MAX } from '@loadout/contract/platform/integers.ts'
import type { Parameter } from './parameters.ts'

/** How a GET call says who calls. Both are needed. */
export const securitySchemes = {
  member: {
    type: 'apiKey',
    in: 'query',
    name: '_u',
    description: 'The id of the member who calls. POST calls have it as a field of their form.',
  },
  session: {
    type: 'apiKey',
    in: 'query',
    name: '_t',
    description:
      'The token of their session, as signing in answers it. POST calls have it as a field of their form.',
  },
}

/** Whether a call takes who calls, and cannot do without. */
function credentialsOf({ access, takesCredentials }: Endpoint): 'none' | 'optional' | 'needed' {
  if (access === 'reader') return 'optional'
  return access === 'anyone' && !takesCredentials ? 'none' : 'needed'
}

/**
 * OpenAPI has no word for credentials that are fields of a form: a POST call names them among its
 * fields instead, or clients would send them in its address, where nobody looks for them and every
 * log keeps them.
 */
export function securityOf(endpoint: Endpoint): object[] {
  const credentials = credentialsOf(endpoint)
  if (endpoint.method === 'POST' || credentials === 'none') return []
  const signedIn = { member: [], session: [] }
  return credentials === 'optional' ? [{}, signedIn] : [signedIn]
}

const key: Parameter = {
  name: '_k',
  required: false,
  schema: {
    type: 'string',
    description: 'The same with every repeat of one action, which is then done once.',
  },
  isFile: false,
}

/** The fields of every form that are not of the call itself. They come first (checklist L06). */
export function protocolFields(endpoint: Endpoint): Parameter[] {
  const credentials = credentialsOf(endpoint)
  if (credentials === 'none') return [key]
  const required = credentials === 'needed'
  const id = { type: 'integer', minimum: 1, maximum: INTEGER_MAX, description: 'Who calls.' }
  const token = { type: 'string', description: 'The token of their session.' }
  return [
    { name: '_u', required, schema: id, isFile: false },
    { name: '_t', required, schema: token, isFile: false },
    key,
  ]
}
