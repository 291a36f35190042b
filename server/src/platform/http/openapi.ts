import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Access, Endpoint } from '@loadout/contract/platform/endpoint.ts'
import { errorTexts, type ErrorCode } from '@loadout/contract/platform/errors.ts'
import { escapeHtml } from '@loadout/contract/platform/escape-html.ts'
import type { PictureRule } from '@loadout/contract/platform/picture-rule.ts'
import { pictureRule } from '@loadout/contract/platform/sent-picture.ts'
import type { RateLimits } from './rate-limits.ts'
import { API } from './serve.ts'

const EVERY_CALL: readonly ErrorCode[] = ['invalid_request', 'too_many_requests', 'unavailable']

function refusalsOf(access: Access): readonly ErrorCode[] {
  if (access === 'anyone' || access === 'reader') return []
  return access === 'member' ? ['not_signed_in'] : ['not_signed_in', 'not_allowed']
}

type Parameter = { name: string; required: boolean; schema: object; isFile: boolean }

function parametersOf({ input }: Endpoint): Parameter[] {
  if (!(input instanceof z.ZodObject)) return []
  return Object.entries(input.shape as Record<string, z.ZodType>).map(([name, schema]) => {
    const picture = pictureRule(schema)
    return {
      name,
      required: !schema.safeParse(undefined).success,
      schema: picture ? fileSchema(picture) : z.toJSONSchema(schema, { io: 'output' }),
      isFile: picture !== undefined,
    }
  })
}

const fileSchema = ({ formats, mostBytes, least, most }: PictureRule) => ({
  type: 'string',
  format: 'binary',
  description: `A picture (${formats.join(', ')}) of at most ${mostBytes} bytes, from ${least.width}x${least.height} to ${most.width}x${most.height} pixels.`,
})

function operation(endpoint: Endpoint) {
  const parameters = parametersOf(endpoint)
  const codes = [...new Set([...EVERY_CALL, ...refusalsOf(endpoint.access), ...endpoint.errors])]
  return {
    summary: endpoint.summary,
    description: `Access: ${typeof endpoint.access === 'string' ? endpoint.access : endpoint.access.permission}. Refusals: ${codes.join(', ')}.`,
    ...(endpoint.method === 'GET'
      ? {
          parameters: parameters.map(({ name, required, schema }) => ({
            name,
            required,
            schema,
            in: 'query',
          })),
        }
      : { requestBody: { content: formContent(parameters) } }),
    responses: {
      200: {
        description: 'The answer.',
        content: {
          'application/json': { schema: z.toJSONSchema(endpoint.output, { io: 'output' }) },
        },
      },
      default: {
        description: 'A refusal.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

/** A form with a file is multipart; without one any form may be form-encoded. */
const formContent = (parameters: Parameter[]) => {
  const schema = formSchema(parameters)
  const isEncoded = !parameters.some(({ required, isFile }) => required && isFile)
  return {
    ...(parameters.some(({ isFile }) => isFile) ? { 'multipart/form-data': { schema } } : {}),
    ...(isEncoded ? { 'application/x-www-form-urlencoded': { schema } } : {}),
  }
}

const formSchema = (parameters: Parameter[]) => ({
  type: 'object',
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
})

/** The whole contract as OpenAPI 3.1. */
function openApiDocument(endpoints: readonly Endpoint[], origin: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints.toSorted((a, b) => a.path.localeCompare(b.path))) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(endpoint),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'API',
      version: '0.1.0',
      description:
        'GET calls take their input in the query, POST calls as form fields; those that take a file as multipart as well. `_u` and `_t` carry credentials, which come first in a form of more than 16 kB, `_` is a cache buster that is ignored, `_k` makes a repeated POST safe. Every refusal is {"error", "code"}, with the "field" it is about where it is about one; codes are stable. Times are unix seconds in UTC.',
    },
    servers: [{ url: origin + API }],
    paths,
    components: {
      schemas: {
        Error: {
          type: 'object',
          required: ['error', 'code'],
          properties: {
            error: { type: 'string' },
            code: { type: 'string', enum: Object.keys(errorTexts) },
            field: {
              type: 'string',
              description: 'The parameter that the refusal is about, where it is about one.',
            },
          },
        },
      },
    },
  }
}

export function serveOpenApi(
  http: FastifyInstance,
  endpoints: () => readonly Endpoint[],
  { origin, siteName, limits }: { origin: string; siteName: () => string; limits: RateLimits },
) {
  let document: ReturnType<typeof openApiDocument> | undefined
  const read = () => {
    document ??= openApiDocument(endpoints(), origin)
    return { ...document, info: { ...document.info, title: `${siteName()} API` } }
  }
  // It has hundreds of kilobytes, which are written anew each time.
  const config = { access: 'anyone' as const, ...limits.of('read') }
  http.get(`${API}/openapi.json`, { config }, async (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(read()),
  )
  http.get(`${API}/docs`, { config }, async (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('text/html; charset=utf-8')
      .send(apiPage(read(), siteName())),
  )
}

/** Descriptions mark names with backticks, as OpenAPI wants them. */
const prose = (text: string) => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

const folded = (title: string, schema: object) =>
  `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`

/** What one asks first of a parameter; all of it unfolds. */
function kindOf({
  type = 'any',
  enum: words,
  anyOf,
}: {
  type?: string
  enum?: unknown[]
  anyOf?: object[]
}): string {
  if (words) return words.join(' | ')
  return anyOf ? [...new Set(anyOf.map(kindOf))].join(' | ') : type
}

type Operation = {
  summary: string
  description: string
  parameters?: (Omit<Parameter, 'isFile'> & { in: string })[]
  requestBody?: { content: ReturnType<typeof formContent> }
  responses: { 200: { content: { 'application/json': { schema: object } } } }
}

/** The same document for people: no script, one stylesheet. */
function apiPage({ paths, info }: ReturnType<typeof openApiDocument>, siteName: string): string {
  const title = escapeHtml(info.title)
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, value]) => {
      const { summary, description, parameters, requestBody, responses } = value as Operation
      const form = Object.values(requestBody?.content ?? {})[0]?.schema
      const fields = Object.entries(form?.properties ?? {}).map(([name, schema]) => ({
        name,
        schema,
        required: form?.required.includes(name) ?? false,
      }))
      const rows = (parameters ?? fields).map(({ name, required, schema }) => {
        const { $schema: _, ...shown } = schema as Record<string, unknown>
        return `<tr><td><code>${escapeHtml(name)}</code></td><td class="need">${required ? 'required' : 'optional'}</td><td>${folded(escapeHtml(kindOf(shown)), shown)}</td></tr>`
      })
      const table =
        rows.length === 0
          ? ''
          : `<table><thead><tr><th>Parameter</th><th>Needed</th><th>Schema</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
      const answer = responses[200].content['application/json'].schema
      const answers = folded('Answer', answer)
      return `<section id="${escapeHtml(path.slice(1).replaceAll('/', '-'))}"><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2><p>${prose(summary)}</p><p>${prose(description)}</p>${table}${answers}</section>`
    }),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/api-page.css"></head><body><main><p><a href="/">← ${escapeHtml(siteName)}</a></p><h1>${title}</h1><p>${prose(info.description)}</p><p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>${calls.join('')}</main></body></html>`
}
