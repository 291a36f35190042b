import { escapeHtml } from '@loadout/contract/platform/escape-html.ts'
import type { OpenApiDocument } from './document.ts'
import type { JsonSchema } from './json-schema.ts'
import type { Operation } from './operation.ts'

/** The same document for people: no script, one stylesheet. */
export function apiPage({ paths, info, tags }: OpenApiDocument, siteName: string): string {
  const title = escapeHtml(info.title)
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const parts = tags.map(({ name, description }) => {
    const ofTag = calls.filter(({ operation }) => operation.tags.includes(name))
    return `<h2 id="${name}">${escapeHtml(name)}</h2><p>${prose(description)}</p>${ofTag.map(callSection).join('')}`
  })
  const places = tags.map(({ name }) => `<a href="#${name}">${escapeHtml(name)}</a>`).join(', ')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/api-page.css"></head><body><main><p><a href="/">← ${escapeHtml(siteName)}</a></p><h1>${title}</h1><p>${prose(info.description)}</p><p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p><p>${places}</p>${parts.join('')}</main></body></html>`
}

type Call = { path: string; method: string; operation: Operation }

function callSection({ path, method, operation }: Call): string {
  const { operationId, summary, description, responses } = operation
  const { schema } = responses[200].content['application/json']
  return `<section id="${operationId}"><h3><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h3><p>${prose(summary)}</p><p>${prose(description)}</p>${table(fieldsOf(operation))}${folded('Answer', schema)}</section>`
}

type Field = { name: string; required: boolean; schema: JsonSchema }

function fieldsOf({ parameters, requestBody }: Operation): Field[] {
  if (parameters) return parameters
  const form = Object.values(requestBody?.content ?? {})[0]?.schema
  return Object.entries(form?.properties ?? {}).map(([name, schema]) => ({
    name,
    schema,
    required: form?.required.includes(name) ?? false,
  }))
}

function table(fields: Field[]): string {
  const rows = fields.map(
    ({ name, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td class="need">${required ? 'required' : 'optional'}</td><td>${folded(escapeHtml(kindOf(schema)), schema)}</td></tr>`,
  )
  return rows.length === 0
    ? ''
    : `<table><thead><tr><th>Parameter</th><th>Needed</th><th>Schema</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** Descriptions mark names with backticks, as OpenAPI wants them. */
const prose = (text: string) => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

const folded = (title: string, schema: object) =>
  `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`

/** What one asks first of a parameter; all of it unfolds. */
function kindOf({ type = 'any', enum: words, anyOf }: JsonSchema): string {
  if (words) return words.join(' | ')
  return anyOf ? [...new Set(anyOf.map(kindOf))].join(' | ') : type
}
