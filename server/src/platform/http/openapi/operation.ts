import type { Endpoint } from '@loadout/contract/platform/endpoint.ts'
import { protocolFields, securityOf } from './credentials.ts'
import type { DocumentedCall } from './documented-call.ts'
import { exampleOf } from './examples.ts'
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts'
import { parametersOf, type Parameter } from './parameters.ts'
import { refusalAnswer, refusalsOf } from './refusals.ts'

type Form = {
  schema: { type: string; required: string[]; properties: Record<string, JsonSchema> }
  example?: Record<string, unknown>
}
type Answer = { description: string; content: { 'application/json': { schema: object } } }

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: object[]
  parameters?: (Omit<Parameter, 'isFile'> & { in: string; example: unknown })[]
  requestBody?: { required: boolean; content: Record<string, Form> }
  responses: { 200: Answer; '4XX': Answer; '5XX': { $ref: string } }
}

/** One call as OpenAPI says it. */
export function operation({ name, tag, endpoint }: DocumentedCall): Operation {
  const { method, access, summary } = endpoint
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: `Access: ${typeof access === 'string' ? access : access.permission}. Refusals: ${refusalsOf(endpoint).join(', ')}.`,
    security: securityOf(endpoint),
    ...(method === 'GET'
      ? { parameters: parametersOf(endpoint).map(queryParameter) }
      : { requestBody: { required: true, content: formContent(endpoint) } }),
    responses: {
      200: answerOf(endpoint),
      '4XX': refusalAnswer(endpoint),
      '5XX': { $ref: '#/components/responses/Fault' },
    },
  }
}

const queryParameter = ({ name, required, schema }: Parameter) => ({
  name,
  in: 'query',
  required,
  schema,
  example: exampleOf(schema, name),
})

function answerOf({ output }: Endpoint) {
  const schema = jsonSchemaOf(output)
  return {
    description: 'Answered.',
    content: { 'application/json': { schema, example: exampleOf(schema) } },
  }
}

/** A form with a file is multipart; without one any form may be form-encoded. */
function formContent(endpoint: Endpoint): Record<string, Form> {
  const fields = parametersOf(endpoint)
  const form = formOf([...protocolFields(endpoint), ...fields])
  const isEncoded = !fields.some(({ required, isFile }) => required && isFile)
  return {
    ...(fields.some(({ isFile }) => isFile) ? { 'multipart/form-data': form } : {}),
    ...(isEncoded ? { 'application/x-www-form-urlencoded': form } : {}),
  }
}

/** No example can hold a file: a form that needs one has none. */
function formOf(fields: Parameter[]): Form {
  const schema = {
    type: 'object',
    required: fields.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(fields.map(({ name, schema: field }) => [name, field])),
  }
  const shown = fields.filter(({ isFile }) => !isFile)
  return fields.some(({ isFile, required }) => isFile && required)
    ? { schema }
    : {
        schema,
        example: Object.fromEntries(
          shown.map(({ name, schema: field }) => [name, exampleOf(field, name)]),
        ),
      }
}
