import { expect, test } from 'vitest'
import type { z } from 'zod'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import * as domains from '@loadout/contract/domains.ts'
import { endpoints } from '@loadout/contract/endpoints.ts'
import type { Access, Endpoint } from '@loadout/contract/platform/endpoint.ts'
import { errorTexts } from '@loadout/contract/platform/errors.ts'
import { startSite } from '../../../../test/start-site.ts'

type Schema = Record<string, unknown>
type Content = Record<string, { schema: Schema; example?: Record<string, unknown> }>
type Parameter = { name: string; in: string; required: boolean; schema: Schema; example: unknown }
type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Record<string, []>[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<'200' | '4XX', { content: Content }> & Record<'5XX', { $ref: string }>
}
type Document = {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation | undefined> | undefined>
  components: { schemas: { Error: { properties: { code: { enum: string[] } } } } }
}

async function documentOf(options: Parameters<typeof startSite>[0] = {}) {
  const { get, make, as } = await startSite(options)
  const response = await get('/api/openapi.json')
  return { get, make, as, response, document: (await response.json()) as Document }
}

const operationOf = (document: Document, { method, path }: Pick<Endpoint, 'method' | 'path'>) =>
  document.paths[path]?.[method.toLowerCase()]
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
    info: { title: 'Loadout API', license: { name: 'MIT', identifier: 'MIT' } },
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
    const operation = operationOf(document, endpoint)
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
      expect(ownFields(operation)).toEqual({
        required: Object.keys(shape).filter(isRequired),
        names: Object.keys(shape),
      })
    expect(
      Object.keys(
        operation?.responses['200'].content['application/json']?.schema['properties'] as object,
      ),
    ).toEqual(Object.keys((endpoint.output as unknown as z.ZodObject).shape))
    expect(operation?.responses['5XX']).toEqual({ $ref: '#/components/responses/Fault' })
  }
})

/** The fields of a form without those of the protocol. */
function ownFields(operation: Operation | undefined) {
  const [form] = Object.values(operation?.requestBody?.content ?? {})
  const own = (names: string[]) => names.filter((name) => !name.startsWith('_'))
  return {
    required: own(form?.schema['required'] as string[]),
    names: own(Object.keys(form?.schema['properties'] as object)),
  }
}

test('every call has the name that it has in the contract, and the tag of its domain', async () => {
  const { document } = await documentOf()
  const named = Object.entries(domains).flatMap(([tag, { endpoints: calls }]) =>
    Object.entries<Endpoint>(calls).map(([name, endpoint]) => ({ tag, name, endpoint })),
  )
  const names = named.map(({ name }) => name)

  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name))).toEqual([])
  for (const { tag, name, endpoint } of named)
    expect(operationOf(document, endpoint)).toMatchObject({ operationId: name, tags: [tag] })
  const used = new Set(named.map(({ tag }) => tag))
  expect(document.tags.map(({ name }) => name).toSorted()).toEqual([...used].toSorted())
  expect(document.tags.filter(({ description }) => !/^[A-Z].+\.$/.test(description))).toEqual([])
})

const refusedToStaff = ['not_signed_in', 'not_allowed', 'second_step_missing']
const refusedTo: Record<string, string[]> = { anyone: [], reader: [], member: ['not_signed_in'] }

test('every call says with which codes it refuses, and a client may know each', async () => {
  const { document } = await documentOf()
  for (const endpoint of endpoints) {
    const { schema, example } =
      operationOf(document, endpoint)?.responses['4XX'].content['application/json'] ?? {}
    const codes = (
      schema as { allOf: [Schema, { properties: { code: { enum: string[] } } }] } | undefined
    )?.allOf[1].properties.code.enum

    const ofAccess = refusedTo[nameOf(endpoint.access)] ?? refusedToStaff
    expect(codes, endpoint.path).toEqual(
      expect.arrayContaining(['invalid_request', 'too_many_requests', ...endpoint.errors]),
    )
    expect(
      codes?.filter((code) => refusedToStaff.includes(code)),
      endpoint.path,
    ).toEqual(
      refusedToStaff.filter(
        (code) => ofAccess.includes(code) || endpoint.errors.some((other) => other === code),
      ),
    )
    expect(codes).toContain(example?.['code'])
  }
})

test('a GET call says that credentials are in its address, a POST call that they are in its form', async () => {
  const { document } = await documentOf()
  const signedIn = { member: [], session: [] }
  const security = { anyone: [], reader: [{}, signedIn] } as Record<string, object[]>
  for (const endpoint of endpoints) {
    const operation = operationOf(document, endpoint)
    const [form] = Object.values(operation?.requestBody?.content ?? {})
    const { method, takesCredentials } = endpoint
    const access = takesCredentials ? 'member' : endpoint.access
    if (method === 'GET')
      expect(operation?.security).toEqual(security[nameOf(access)] ?? [signedIn])
    else {
      const fields = Object.keys(form?.schema['properties'] as object)
      const credentials = access === 'anyone' ? [] : ['_u', '_t']
      expect(operation?.security).toEqual([])
      expect(fields.filter((name) => name.startsWith('_'))).toEqual([...credentials, '_k'])
      const needed = credentials.filter(() => access !== 'reader')
      expect(form?.schema['required']).toEqual(expect.arrayContaining(needed))
    }
  }
})

test('every example is what its call takes or answers', async () => {
  const { document } = await documentOf()
  const unfit = endpoints.flatMap((endpoint) => {
    const operation = operationOf(document, endpoint)
    const forms = Object.values(operation?.requestBody?.content ?? {})
    const asked = operation?.parameters?.map(({ name, example }) => [name, example])
    const sent = asked ? Object.fromEntries(asked) : forms[0]?.example
    const answered = operation?.responses['200'].content['application/json']?.example
    const isTaken = sent === undefined || endpoint.input.safeParse(sent).success
    const isAnswered = endpoint.output.safeParse(answered).success
    return isTaken && isAnswered ? [] : [{ path: endpoint.path, sent, answered }]
  })
  expect(unfit).toEqual([])
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
    for (const { name, schema } of methods?.['get']?.parameters ?? []) {
      if (schema['maximum'] === undefined) continue
      const beyond = await get(
        `/api${path}?${new URLSearchParams({ id: '1', article_type: 'news', tag_id: '1', user_id: '1', _u: String(_u), _t, [name]: String(Number(schema['maximum']) + 1) })}`,
      )
      expect(beyond.status, `${path} ${name}`).toBe(400)
    }
  }
})

test('a call with a file is documented as multipart, and as a form too where the file may be left out', async () => {
  const { document } = await documentOf()
  const contents = (path: string) =>
    Object.keys(document.paths[path]?.['post']?.requestBody?.content ?? {})
  const formOf = (path: string) =>
    document.paths[path]?.['post']?.requestBody?.content['multipart/form-data']

  expect(contents('/user_profile/avatar/upload')).toEqual(['multipart/form-data'])
  expect(contents('/admin/news/create')).toEqual([
    'multipart/form-data',
    'application/x-www-form-urlencoded',
  ])
  expect(contents('/user/login')).toEqual(['application/x-www-form-urlencoded'])
  expect(formOf('/user_profile/avatar/upload')?.schema['properties']).toMatchObject({
    file: {
      type: 'string',
      format: 'binary',
      description:
        'A picture (png, jpeg) of at most 5242880 bytes, from 64x64 to 4096x4096 pixels.',
    },
  })
  expect(formOf('/user_profile/avatar/upload')?.example).toBeUndefined()
  expect(formOf('/admin/news/create')?.example).not.toHaveProperty('image')
})

test('every schema of the document is a JSON Schema of known words', async () => {
  const { document } = await documentOf()
  const words = new Set([
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
    'examples',
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

  for (const methods of Object.values(document.paths)) {
    for (const operation of Object.values(methods ?? {})) {
      if (!operation) continue
      for (const { schema } of operation.parameters ?? []) visit(schema)
      for (const { schema } of Object.values(operation.requestBody?.content ?? {})) visit(schema)
      visit(operation.responses['200'].content['application/json']?.schema as Schema)
    }
  }
  expect(
    document.paths['/news/list']?.['get']?.parameters?.find(({ name }) => name === 'pinned')
      ?.schema,
  ).toEqual({ type: 'integer', enum: [0, 1] })
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
  for (const name of Object.keys(domains.news.endpoints))
    expect(page).toContain(`<section id="${name}">`)
  expect(page).toContain('<a href="/">')
  expect(page).toContain('<code>_k</code>')
  expect(page).not.toContain('`')
  expect((await get('/api-page.css')).status).toBe(200)
})
