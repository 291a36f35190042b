import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import { endpoints } from '@loadout/contract/endpoints.ts'
import { createNews } from '@loadout/contract/news/newsroom.ts'
import type { Endpoint } from '@loadout/contract/platform/endpoint.ts'
import { formOf } from '../../../test/call-over-http.ts'
import { serveEcho } from '../../../test/echo-call.ts'
import { rawGet, rawRequest } from '../../../test/raw-request.ts'
import { startSite } from '../../../test/start-site.ts'

const TOO_LARGE = '{"error":"The request is too large.","code":"too_large"}'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const echoed = (bytes: number) => `id=7&text=${'a'.repeat(bytes - 'id=7&text='.length)}`

test('L06 a form of 64 kB is read, one byte more is refused', async () => {
  const { url } = await startSite({ extend: serveEcho })
  const post = async (bytes: number) => {
    const response = await fetch(`${url}/api/test/echo`, {
      method: 'POST',
      headers: FORM,
      body: echoed(bytes),
    })
    return { status: response.status, body: await response.text() }
  }

  expect((await post(65_536)).status).toBe(200)
  expect(await post(65_537)).toEqual({ status: 413, body: TOO_LARGE })
})

test('L06 a form that does not say how long it is is cut at 64 kB as well', async () => {
  const { url } = await startSite({ extend: serveEcho })
  const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`
  const answer = await rawRequest(
    url,
    'POST /api/test/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ntransfer-encoding: chunked\r\n\r\n',
    chunk,
    chunk,
  )

  expect(answer).toMatchObject({ status: 413, body: TOO_LARGE })
})

/** What is written in an editor is longer than any other form. */
const longForms = (endpoints as readonly Endpoint[]).flatMap(({ path, bodyBytes }) =>
  bodyBytes === undefined ? [] : [{ path, bodyBytes }],
)

async function siteWithEditor() {
  const { url, make, as } = await startSite()
  const editor = await make.member({ flags: Flag.Admin, permissions: everyPermission })
  const credentials = await as(editor)
  /** What is read of a form is refused for what it lacks. */
  const post = async (path: string, body: URLSearchParams | FormData) => {
    const response = await fetch(`${url}/api${path}`, { method: 'POST', body })
    return { status: response.status, body: await response.text() }
  }
  return { credentials, post }
}

test('L06 an article has 900 kB and one in all its languages 2 MB, to the byte', async () => {
  expect(new Set(longForms.map(({ bodyBytes }) => bodyBytes))).toEqual(
    new Set([900_000, 2 * 1_024 * 1_024]),
  )
  const { credentials, post } = await siteWithEditor()
  for (const { path, bodyBytes } of longForms) {
    const rest = bodyBytes - String(formOf({ ...credentials, unasked: '' })).length
    const filled = (length: number) => formOf({ ...credentials, unasked: 'a'.repeat(length) })
    expect(await post(path, filled(rest)), path).toMatchObject({ status: 400 })
    expect(await post(path, filled(rest + 1)), path).toEqual({ status: 413, body: TOO_LARGE })
  }
})

test('L06 texts beside a file are as long as without one, and no longer', async () => {
  const { credentials, post } = await siteWithEditor()
  const { path, bodyBytes } = longForms.find((form) => form.path === createNews.path)!
  const names = ['_u', '_t', 'unasked'].join('').length
  const rest = bodyBytes - names - `${credentials._u}${credentials._t}`.length
  const filled = (length: number) =>
    formOf({ ...credentials, image: new File(['x'], 'x.png'), unasked: 'a'.repeat(length) })

  const [read, refused] = [await post(path, filled(rest)), await post(path, filled(rest + 1))]
  expect([read.status, JSON.parse(read.body)]).toMatchObject([400, { field: 'language_id' }])
  expect([refused.status, JSON.parse(refused.body)]).toEqual([
    400,
    { code: 'invalid_request', error: 'Invalid request.' },
  ])
})

test('L06 a length that the form does not have is refused', async () => {
  const { url } = await startSite({ extend: serveEcho })
  const head =
    'POST /api/test/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n'

  for (const length of [
    'content-length: -1',
    'content-length: many',
    'content-length: 4\r\ncontent-length: 9',
    'content-length: 4\r\ntransfer-encoding: chunked',
  ]) {
    expect(await rawRequest(url, `${head}${length}\r\n\r\nid=7`), length).toMatchObject({
      status: 400,
      body: '{"error":"Invalid request.","code":"invalid_request"}',
    })
  }
})

test('L06 headers of 16 kB are read, longer ones are refused, and the site goes on', async () => {
  const { url } = await startSite()

  expect(await rawGet(url, '/healthz', { 'x-long': 'a'.repeat(16_000) })).toMatchObject({
    status: 200,
  })
  expect(await rawGet(url, '/healthz', { 'x-long': 'a'.repeat(17_000) })).toMatchObject({
    status: 431,
    body: TOO_LARGE,
  })
  expect(await rawGet(url, `/${'a'.repeat(17_000)}`)).toMatchObject({
    status: 431,
    body: TOO_LARGE,
  })
  expect(
    await rawGet(
      url,
      '/healthz',
      Object.fromEntries(Array.from({ length: 1_500 }, (_, index) => [`x-${index}`, 'aaaaaaaa'])),
    ),
  ).toMatchObject({ status: 431, body: TOO_LARGE })
  expect(await rawGet(url, '/healthz')).toMatchObject({ status: 200, body: '{"ok":true}' })
})
