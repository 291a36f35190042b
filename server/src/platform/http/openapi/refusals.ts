import type { Access, Endpoint } from '@loadout/contract/platform/endpoint.ts'
import { errorTexts, type ErrorCode } from '@loadout/contract/platform/errors.ts'

const EVERY_CALL: readonly ErrorCode[] = ['invalid_request', 'too_many_requests']
const EVERY_FORM: readonly ErrorCode[] = [
  'too_large',
  'unsupported_media_type',
  'repeated_otherwise',
]

function refusalsOfAccess(access: Access): readonly ErrorCode[] {
  if (access === 'anyone' || access === 'reader') return []
  if (access === 'member') return ['not_signed_in']
  return ['not_signed_in', 'not_allowed', 'second_step_missing']
}

function refusalsOfForm(endpoint: Endpoint): readonly ErrorCode[] {
  const { method, access, rate, beforeRenaming } = endpoint
  if (method === 'GET') return []
  const changes = rate !== 'read'
  return [
    ...EVERY_FORM,
    ...(changes && access !== 'anyone' && !beforeRenaming
      ? (['name_change_required'] as const)
      : []),
  ]
}

/** By whichever method somebody signs in or changes something (ADMIN-07). */
const refusalsOfNetwork = ({ rate, fromBannedNetworks }: Endpoint): readonly ErrorCode[] =>
  (rate === 'write' || rate === 'sign-in') && !fromBannedNetworks ? ['network_banned'] : []

/** Every code that a call may be refused with because of what was sent, or by whom. */
export const refusalsOf = (endpoint: Endpoint): ErrorCode[] => [
  ...new Set([
    ...EVERY_CALL,
    ...refusalsOfAccess(endpoint.access),
    ...refusalsOfForm(endpoint),
    ...refusalsOfNetwork(endpoint),
    ...endpoint.errors,
  ]),
]

const errorSchema = { $ref: '#/components/schemas/Error' }
const exampleOf = (code: ErrorCode) => ({ error: errorTexts[code], code })

/** The refusals of one call, of which a client may know every code. */
export function refusalAnswer(endpoint: Endpoint) {
  const codes = refusalsOf(endpoint)
  const schema = {
    allOf: [errorSchema, { type: 'object', properties: { code: { type: 'string', enum: codes } } }],
  }
  const example = exampleOf(endpoint.errors[0] ?? 'invalid_request')
  return {
    description: `Refused: ${codes.join(', ')}.`,
    content: { 'application/json': { schema, example } },
  }
}

/** What every call answers when the fault is the site's. */
export const faultAnswer = {
  description: 'The site cannot answer now: unavailable, internal.',
  content: { 'application/json': { schema: errorSchema, example: exampleOf('unavailable') } },
}

export const errorComponent = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'In English, for people.' },
    code: { type: 'string', enum: Object.keys(errorTexts) },
    field: {
      type: 'string',
      description: 'The parameter that the refusal is about, where it is about one.',
    },
  },
}
