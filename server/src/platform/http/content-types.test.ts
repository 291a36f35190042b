import { Agent } from 'node:http'
import { expect, test } from 'vitest'
import { serveEcho } from '../../../test/echo-call.ts'
import { headerLines, rawRequest } from '../../../test/raw-request.ts'
import { sendRequest } from '../../../test/send-request.ts'
import { startSite } from '../../../test/start-site.ts'

const FORM = 'application/x-www-form-urlencoded'

const post = (url: string, body: string, headers: Record<string, string>) =>
  rawRequest(
    url,
    `POST /api/test/echo HTTP/1.1\r\n${headerLines({ host: 'localhost', connection: 'close', 'content-length': String(Buffer.byteLength(body)), ...headers })}\r\n${body}`,
  )

test.each([
  { type: FORM },
  { type: `${FORM}; charset=utf-8` },
  { type: `${FORM};charset=UTF-16` },
  { type: FORM.toUpperCase() },
  { type: `  ${FORM}  ` },
  { type: `\t${FORM}\t; charset=utf-8` },
  { type: `${FORM}; boundary=x` },
])('L02 form fields sent as "$type" are read and checked like any others', async ({ type }) => {
  const { url } = await startSite({ extend: serveEcho })

  expect(await post(url, 'id=7&text=hi', { 'content-type': type })).toMatchObject({
    status: 200,
    body: '{"id":7,"text":"hi","ids":[],"given":["id","text"]}',
  })
  expect(await post(url, 'id=seven', { 'content-type': type })).toMatchObject({
    status: 400,
    body: '{"error":"Invalid request.","code":"invalid_request","field":"id"}',
  })
})

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'text/plain; charset=x',
  'multipart/form-data; boundary=x',
  'application/xml',
  '*/*',
  'garbage',
  ';',
  '/',
  `${FORM}x`,
  `x${FORM}`,
  'application/ x-www-form-urlencoded',
  'application /x-www-form-urlencoded',
  `${FORM}, application/json`,
  `application/json, ${FORM}`,
  `"${FORM}"`,
  'application/x-www-form-urlencoded/json',
  `${FORM}\u00A0`,
  'application%2Fx-www-form-urlencoded',
  '',
])('L02 whatever is sent as "%s" is refused, valid or not', async (type) => {
  const { url } = await startSite({ extend: serveEcho })

  for (const body of ['id=7&text=hi', 'id=seven', '{"id":7}']) {
    expect(await post(url, body, { 'content-type': type })).toMatchObject({
      status: 415,
      body: '{"error":"Send form fields.","code":"unsupported_media_type"}',
    })
  }
})

test('L02 a body without a content type is refused, and no body at all is an empty form', async () => {
  const { url } = await startSite({ extend: serveEcho })

  expect(await post(url, 'id=7', {})).toMatchObject({ status: 415 })
  expect(await post(url, '', {})).toMatchObject({
    status: 400,
    body: '{"error":"Invalid request.","code":"invalid_request","field":"id"}',
  })
})

test('L02 D08 a POST call reads its body only, and a GET call its query only', async () => {
  const { url, make } = await startSite({ extend: serveEcho })
  const { id } = await make.news()

  expect(
    (await fetch(`${url}/api/test/echo?id=7`, { method: 'POST', body: new URLSearchParams() }))
      .status,
  ).toBe(400)
  expect((await fetch(`${url}/api/test/echo?id=7`, { method: 'POST' })).status).toBe(400)
  const got = await rawRequest(
    url,
    `GET /api/news/get?id=999999 HTTP/1.1\r\n${headerLines({ host: 'localhost', connection: 'close', 'content-type': FORM, 'content-length': '4' })}\r\nid=${id}`,
  )
  expect(got).toMatchObject({ status: 404 })
})

test('L02 whoever sends a file where none is taken hears so when they have sent it, and goes on with the same connection', async () => {
  const { url } = await startSite({ extend: serveEcho })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = (megabytes: number) =>
    sendRequest(url, {
      method: 'POST',
      target: '/api/test/echo',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: `--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n${'a'.repeat(megabytes * 1_048_576)}\r\n--x--\r\n`,
      agent,
    })
  for (const megabytes of [0, 1, 8, 15])
    expect(await send(megabytes)).toMatchObject({
      status: 415,
      headers: { connection: 'keep-alive' },
    })
  agent.destroy()
})
