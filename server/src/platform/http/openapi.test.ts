import { expect, test } from 'vitest'
import type { z } from 'zod'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import { endpoints } from '@loadout/contract/endpoints.ts'
import type { Access } from '@loadout/contract/platform/endpoint.ts'
import { errorTexts } from '@loadout/contract/platform/errors.ts'
import { serveEchoFile } from '../../../test/echo-file.ts'
import { serveEcho } from '../../../test/echo-call.ts'
import { startSite } from '../../../test/start-site.ts'

type Schema = Record<string, unknown>
type Parameter = { name: string; in: string; required: boolean; schema: Schema }
type Operation = {
  summary: string
  description: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content: { 'application/json': { schema: Schema } } }>
}
type Document = {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: { Error: { properties: { code: { enum: string[] } } } } }
}

async function documentOf(options: Parameters<typeof startSite>[0] = {}) {
  const { get, make, as } = await startSite(options)
  const response = await get('/api/openapi.json')
  return { get, make, as, response, document: (await response.json()) as Document }
}

const nameOf = (access: Access) => (typeof access === 'string' ? access : access.permission)
const shapeOf = ({ input }: { input: z.ZodType }) =>
  (input as z.ZodObject).shape as Record<string, z.ZodType>

test('the document is OpenAPI 3.1, names the site and every error code', async () => {
  const { response, document } = await documentOf({
    environment: { ORIGIN: 'https://community.example' },
  })

  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Loadout API' },
    servers: [{ url: 'https://community.example/api' }],
  })
  expect(document.components.schemas.Error.properties.code.enum).toEqual(Object.keys(errorTexts))
})

test('the document has every call with every parameter, its answer and its refusals', async () => {
  const { document } = await documentOf()

  expect(Object.keys(document.paths).toSorted()).toEqual(
    [...new Set(endpoints.map(({ path }) => path))].toSorted(),
  )
  for (const endpoint of endpoints) {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    const shape = shapeOf(endpoint)
    expect(operation?.summary).toBe(endpoint.summary)
    expect(operation?.description).toContain(`Access: ${nameOf(endpoint.access)}.`)
    for (const code of endpoint.errors) expect(operation?.description).toContain(code)
    const isRequired = (name: string) => !shape[name]?.safeParse(undefined).success
    if (endpoint.method === 'GET')
      expect(
        operation?.parameters?.map(({ name, in: place, required }) => [name, place, required]),
      ).toEqual(Object.keys(shape).map((name) => [name, 'query', isRequired(name)]))
    else
      expect(Object.values(operation?.requestBody?.content ?? {})[0]?.schema).toMatchObject({
        required: Object.keys(shape).filter(isRequired),
        properties: Object.fromEntries(Object.keys(shape).map((name) => [name, {}])),
      })
    expect(
      Object.keys(
        operation?.responses['200']?.content['application/json'].schema['properties'] as object,
      ),
    ).toEqual(Object.keys((endpoint.output as unknown as z.ZodObject).shape))
    expect(operation?.responses['default']?.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/Error',
    })
  }
})

test('what the document says of a parameter is what the call takes', async () => {
  const { document, get, make, as } = await documentOf()
  const { _u, _t } = await as(
    await make.member({ flags: Flag.Admin, permissions: everyPermission }),
  )
  const limit = document.paths['/news/list']?.['get']?.parameters?.find(
    ({ name }) => name === 'limit',
  )?.schema

  expect(limit).toMatchObject({ type: 'integer', minimum: 1, maximum: 101, default: 10 })
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const { name, schema } of methods['get']?.parameters ?? []) {
      if (schema['maximum'] === undefined) continue
      const beyond = await get(
        `/api${path}?${new URLSearchParams({ id: '1', article_type: 'news', tag_id: '1', user_id: '1', _u: String(_u), _t, [name]: String(Number(schema['maximum']) + 1) })}`,
      )
      expect(beyond.status, `${path} ${name}`).toBe(400)
    }
  }
})

test('a call with a file is documented as multipart, and as a form too where the file may be left out', async () => {
  const { document } = await documentOf({ more: serveEchoFile })
  const contents = (path: string) =>
    Object.keys(document.paths[path]?.['post']?.requestBody?.content ?? {})

  expect(contents('/user_profile/avatar/upload')).toEqual(['multipart/form-data'])
  expect(contents('/test/file')).toEqual([
    'multipart/form-data',
    'application/x-www-form-urlencoded',
  ])
  expect(contents('/user/login')).toEqual(['application/x-www-form-urlencoded'])
  expect(
    document.paths['/user_profile/avatar/upload']?.['post']?.requestBody?.content[
      'multipart/form-data'
    ]?.schema['properties'],
  ).toEqual({
    file: {
      type: 'string',
      format: 'binary',
      description:
        'A picture (png, jpeg) of at most 5242880 bytes, from 64x64 to 4096x4096 pixels.',
    },
  })
})

test('every schema of the document is a JSON Schema of known words', async () => {
  const { document } = await documentOf({ more: serveEcho })
  const words = new Set([
    '$schema',
    '$ref',
    'type',
    'properties',
    'required',
    'additionalProperties',
    'propertyNames',
    'items',
    'enum',
    'const',
    'anyOf',
    'default',
    'minimum',
    'maximum',
    'minLength',
    'maxLength',
    'pattern',
    'minItems',
    'maxItems',
    'format',
    'description',
  ])
  const visit = (schema: Schema) => {
    expect(Object.keys(schema).filter((word) => !words.has(word))).toEqual([])
    for (const inner of [
      schema['items'],
      ...Object.values(schema['properties'] ?? {}),
      ...((schema['anyOf'] ?? []) as unknown[]),
    ])
      if (inner) visit(inner as Schema)
  }

  for (const { get, post } of Object.values(document.paths)) {
    for (const operation of [get, post]) {
      if (!operation) continue
      for (const { schema } of operation.parameters ?? []) visit(schema)
      if (operation.requestBody)
        for (const { schema } of Object.values(operation.requestBody.content)) visit(schema)
      visit(operation.responses['200']?.content['application/json'].schema as Schema)
    }
  }
  expect(
    document.paths['/test/echo']?.['post']?.requestBody?.content[
      'application/x-www-form-urlencoded'
    ]?.schema,
  ).toMatchObject({ required: ['id'], properties: { id: { type: 'integer', minimum: 1 } } })
})

test('the API page shows every call to people, without a script', async () => {
  const { get } = await startSite()
  const response = await get('/api/docs')
  const page = await response.text()

  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ])
  expect(page).not.toMatch(/<script|\son\w+=|javascript:/i)
  for (const { method, path, summary, input } of endpoints) {
    expect(page).toContain(`<code>${method} ${path}</code>`)
    expect(page).toContain(summary)
    for (const name of Object.keys(shapeOf({ input })))
      expect(page).toContain(`<td><code>${name}</code></td>`)
  }
  expect(page).toContain('<a href="/">')
  expect(page).toContain('<code>_k</code>')
  expect(page).not.toContain('`')
  expect((await get('/api-page.css')).status).toBe(200)
})
