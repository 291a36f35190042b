import { expect, test } from 'vitest'
import { serveEcho } from '../../../test/echo-call.ts'
import { rawGet, rawRequest } from '../../../test/raw-request.ts'
import { startSite } from '../../../test/start-site.ts'

const TOO_LARGE = '{"error":"The request is too large.","code":"too_large"}'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const formOf = (bytes: number) => `id=7&text=${'a'.repeat(bytes - 'id=7&text='.length)}`

test('L06 a form of 64 kB is read, one byte more is refused', async () => {
  const { url } = await startSite({ more: serveEcho })
  const post = async (bytes: number) => {
    const response = await fetch(`${url}/api/test/echo`, {
      method: 'POST',
      headers: FORM,
      body: formOf(bytes),
    })
    return { status: response.status, body: await response.text() }
  }

  expect((await post(65_536)).status).toBe(200)
  expect(await post(65_537)).toEqual({ status: 413, body: TOO_LARGE })
})

test('L06 a form that does not say how long it is is cut at 64 kB as well', async () => {
  const { url } = await startSite({ more: serveEcho })
  const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`
  const answer = await rawRequest(
    url,
    'POST /api/test/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ntransfer-encoding: chunked\r\n\r\n',
    chunk,
    chunk,
  )

  expect(answer).toMatchObject({ status: 413, body: TOO_LARGE })
})

test('L06 a length that the form does not have is refused', async () => {
  const { url } = await startSite({ more: serveEcho })
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
