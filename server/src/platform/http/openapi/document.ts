import type { Endpoint } from '@loadout/contract/platform/endpoint.ts'
import { API } from '../serve.ts'
import { securitySchemes } from './credentials.ts'
import { documentedCalls, type DocumentedDomain } from './documented-call.ts'
import { operation, type Operation } from './operation.ts'
import { errorComponent, faultAnswer } from './refusals.ts'

export type OpenApiDocument = ReturnType<typeof openApiDocument>

type Documented = {
  domains: Readonly<Record<string, DocumentedDomain>>
  /** Those that this site answers. */
  served: readonly Endpoint[]
  origin: string
}

/** The whole contract as OpenAPI 3.1. */
export function openApiDocument({ domains, served, origin }: Documented) {
  const calls = documentedCalls(domains, served)
  const paths: Record<string, Record<string, Operation>> = {}
  for (const call of calls) {
    const { path, method } = call.endpoint
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(call) }
  }
  const tags = new Set(calls.map(({ tag }) => tag))
  return {
    openapi: '3.1.0',
    info: {
      title: 'API',
      version: '0.1.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'GET calls take their input in the query, POST calls as form fields; those that take a file as multipart as well. `_u` and `_t` carry credentials, which come first in a form of more than 16 kB, `_` is a cache buster that is ignored, `_k` makes a repeated POST safe. Every refusal is {"error", "code"}, with the "field" it is about where it is about one; codes are stable. Times are unix seconds in UTC.',
    },
    servers: [{ url: origin + API, description: 'This site.' }],
    tags: Object.entries(domains)
      .filter(([name]) => tags.has(name))
      .map(([name, { about }]) => ({ name, description: about })),
    paths,
    components: {
      schemas: { Error: errorComponent },
      responses: { Fault: faultAnswer },
      securitySchemes,
    },
  }
}
