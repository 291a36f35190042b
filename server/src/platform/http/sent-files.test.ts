import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { digestOf, echoFile, echoRule, serveEchoFile } from '../../../test/echo-file.ts'
import { headerLines, rawRequest } from '../../../test/raw-request.ts'
import { shareSite } from '../../../test/start-site.ts'

const site = shareSite(
  // How long a request may take is the matter of slow-requests.test.ts.
  async ({ site: { http } }) => {
    http.server.requestTimeout = 0
  },
  { extend: serveEchoFile, environment: { TRUSTED_PROXIES: '127.0.0.1' } },
)
const PATH = `/api${echoFile.path}`
const INVALID = { status: 400, code: 'invalid_request' }
const TOO_LARGE = { status: 400, code: 'picture_too_large' }

const file = (bytes: Uint8Array, name = 'me.png') => new File([new Uint8Array(bytes)], name)

function form(...fields: [name: string, value: string | File][]) {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value as string)
  return body
}

async function send(
  body: FormData | string | URLSearchParams,
  headers: Record<string, string> = {},
) {
  const response = await fetch(site().url + PATH, { method: 'POST', body, headers })
  const answer = (await response.json()) as Record<string, unknown>
  return response.ok ? answer : { status: response.status, code: answer['code'] }
}

test('API-07 H09 a call with a file takes a multipart form: texts with the lines they were typed in, lists and files', async () => {
  const [picture, thumbnail] = [randomBytes(echoRule.maxBytes), randomBytes(1_000)]
  const body = form(
    ['text', 'é🦊 & "x"\nsecond line'],
    ['ids', '1,2'],
    ['ids', '3'],
    ['picture', file(picture)],
    ['id', '7'],
    ['thumbnail', file(thumbnail)],
    ['unasked', 'x'],
    ['__proto__', 'x'],
    ['constructor', 'x'],
  )

  expect(await send(body)).toEqual({
    id: 7,
    text: 'é🦊 & "x"\nsecond line',
    ids: [1, 2, 3],
    picture: digestOf(picture),
    thumbnail: digestOf(thumbnail),
  })
})

test('API-07 where a file may be left out, a form without one may be multipart or encoded, and what stands in its place may be a text', async () => {
  const nothing = { id: 7, text: null, ids: [], picture: null, thumbnail: null }

  expect(await send(form(['id', '7']))).toEqual(nothing)
  expect(await send(new URLSearchParams({ id: '7' }))).toEqual(nothing)
  // A field of a browser's form in which nobody chose anything.
  expect(await send(form(['id', '7'], ['picture', file(Buffer.alloc(0), '')]))).toEqual(nothing)
  expect(await send(new URLSearchParams({ id: '7', thumbnail: 'csgo-1' }))).toEqual({
    ...nothing,
    thumbnail: 'csgo-1',
  })
  expect(await send(new URLSearchParams({ id: '7', picture: 'csgo-1' }))).toEqual(INVALID)
})

test('D08 I03 a name that comes twice, a file where none belongs and a text with a NUL are refused', async () => {
  const one = file(randomBytes(10))

  for (const fields of [
    [
      ['id', '7'],
      ['picture', one],
      ['picture', one],
    ],
    [
      ['id', '7'],
      ['picture', one],
      ['picture', 'text'],
    ],
    [
      ['id', '7'],
      ['other', one],
    ],
    [['id', one]],
    [
      ['id', '7'],
      ['text', one],
    ],
    [
      ['id', '7'],
      ['id', '7'],
    ],
    [
      ['id', '7'],
      ['text', 'a\0b'],
    ],
    [
      ['id', '7'],
      ['_u', '1'],
      ['_u', '2'],
    ],
    [
      ['id', '7'],
      ['picture', one],
      ['thumbnail', one],
      ['other', one],
    ],
  ] as [string, string | File][][])
    expect(await send(form(...fields)), JSON.stringify(fields)).toEqual(INVALID)
})

test('I03 each field has its own limit, to the byte', async () => {
  expect(
    await send(form(['id', '7'], ['picture', file(randomBytes(echoRule.maxBytes + 1))])),
  ).toEqual(TOO_LARGE)
  expect(await send(form(['id', '7'], ['thumbnail', file(randomBytes(1_001))]))).toEqual(TOO_LARGE)
})

test('I03 whoever sends somewhat too much is told so', async () => {
  expect(await send(form(['id', '7'], ['picture', file(randomBytes(12_000_000))]))).toEqual(
    TOO_LARGE,
  )
})

test('I03 L06 a thousand parts, a hundred and one texts and texts of more than 64 kB are refused', async () => {
  const texts = (count: number) =>
    Array.from({ length: count }, (_, index): [string, string] => [`x${index}`, '1'])

  expect(await send(form(['id', '7'], ...texts(99)))).toMatchObject({ id: 7 })
  for (const count of [100, 1_000])
    expect(await send(form(['id', '7'], ...texts(count)))).toEqual(INVALID)
  expect(await send(form(['id', '7'], ['text', 'a'.repeat(65_000)]))).toMatchObject({ id: 7 })
  expect(await send(form(['id', '7'], ['text', 'a'.repeat(65_537)]))).toEqual(INVALID)
  expect(
    await send(form(['id', '7'], ['text', 'a'.repeat(40_000)], ['more', 'a'.repeat(40_000)])),
  ).toEqual(INVALID)
  expect(
    await send(
      form(
        ['id', '7'],
        ...Array.from({ length: 1_000 }, (): [string, File] => ['picture', file(Buffer.from('x'))]),
      ),
    ),
  ).toEqual(INVALID)
})

test.each([
  ['no boundary', 'multipart/form-data', 'x'],
  [
    'another boundary',
    'multipart/form-data; boundary=other',
    '--x\r\ncontent-disposition: form-data; name="id"\r\n\r\n7\r\n--x--\r\n',
  ],
  [
    'no end',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="id"\r\n\r\n7',
  ],
  [
    'an end in the middle of a file',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="picture"; filename="a"\r\n\r\nabc',
  ],
  [
    'no name',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data\r\n\r\n7\r\n--x--\r\n',
  ],
  [
    'a file without a name',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; filename="a"\r\n\r\n7\r\n--x--\r\n',
  ],
  ['nothing', 'multipart/form-data; boundary=x', ''],
  [
    'many headers',
    'multipart/form-data; boundary=x',
    `--x\r\n${'a: b\r\n'.repeat(3_000)}content-disposition: form-data; name="id"\r\n\r\n7\r\n--x--\r\n`,
  ],
  [
    'a boundary of 60 kB',
    `multipart/form-data; boundary=${'x'.repeat(12_000)}`,
    `--${'x'.repeat(12_000)}--`,
  ],
])('L02 I03 a multipart form with %s is refused', async (_, type, body) => {
  expect(await send(body, { 'content-type': type })).toEqual(INVALID)
})

test('L02 a call without files takes no multipart form', async () => {
  const response = await fetch(`${site().url}/api/user/login`, {
    method: 'POST',
    body: form(['username', 'x']),
  })
  expect(response.status).toBe(415)
})

const HEAD = (more: Record<string, string>) =>
  `POST ${PATH} HTTP/1.1\r\n${headerLines({ host: 'localhost', 'content-type': 'multipart/form-data; boundary=x', ...more })}\r\n`

test('I03 a form that says it has a gigabyte is refused before it is sent', async () => {
  const answer = await rawRequest(site().url, HEAD({ 'content-length': String(1_024 ** 3) }))
  expect(answer).toMatchObject({
    status: 400,
    headers: { connection: 'close' },
    body: '{"error":"The image has the wrong type, size or dimensions.","code":"picture_too_large"}',
  })
})

test('I03 a form of a gigabyte that does not say so is cut', async () => {
  const { hostname, port } = new URL(site().url)
  const chunk = Buffer.concat([
    Buffer.from('100000\r\n'),
    Buffer.alloc(1_048_576, 'a'),
    Buffer.from('\r\n'),
  ])
  const sent = await new Promise<number>((resolve) => {
    let count = 0
    const socket = connect(Number(port), hostname, () => {
      socket.write(HEAD({ 'transfer-encoding': 'chunked' }))
      const more = () => {
        while (count < 1_024) {
          count++
          if (!socket.write(chunk)) return void socket.once('drain', more)
        }
        resolve(count)
      }
      more()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(count))
  })
  expect(sent).toBeLessThan(40)
  expect((await site().get('/healthz')).status).toBe(200)
})

test('I03 a connection that breaks in the middle of a file leaves no trace but a refusal', async () => {
  const { hostname, port } = new URL(site().url)
  const before = site().log.length
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${HEAD({ 'content-length': '100000' })}--x\r\n`, () => socket.destroy()),
    )
    socket.on('close', () => resolve())
  })
  expect(await send(form(['id', '7']))).toMatchObject({ id: 7 })
  expect(
    site()
      .log.slice(before)
      .map((line) => (JSON.parse(line) as { level: number }).level)
      .filter((level) => level >= 50),
  ).toEqual([])
})

/**
 * A form that is begun and never finished, from an address; what was answered when the connection
 * ends.
 */
function begin(address: string, bytes: number) {
  const { hostname, port } = new URL(site().url)
  const socket = connect(Number(port), hostname)
  const answered = new Promise<string>((resolve) => {
    let answer = ''
    socket
      .on('error', () => undefined)
      .on('data', (part) => {
        answer += part.toString()
      })
      .on('close', () => resolve(answer))
  })
  socket.write(
    Buffer.concat([
      Buffer.from(HEAD({ 'content-length': '2100000', 'x-forwarded-for': address })),
      Buffer.alloc(bytes, 'a'),
    ]),
  )
  return { socket, answered }
}

const end = (begun: { socket: { destroy: () => void } }[]) =>
  begun.forEach(({ socket }) => socket.destroy())
const picture = () => form(['id', '7'], ['picture', file(randomBytes(1_000_000))])

test('I03 forms that are never finished take no more memory than all may together, and give it back', async () => {
  const begun = Array.from({ length: 80 }, (_, index) => begin(`203.0.113.${index}`, 2_000_000))
  expect(await Promise.race(begun.map(({ answered }) => answered))).toMatch(
    /^HTTP\/1\.1 503 .*connection: close/is,
  )

  end(begun)
  await expect.poll(() => send(picture())).toMatchObject({ id: 7 })
})

test('I03 forms of one network that are never finished take a quarter of it, and others still send theirs', async () => {
  const begun = Array.from({ length: 20 }, (_, index) =>
    begin(`2001:db8:0:7::${index + 1}`, 2_000_000),
  )
  expect(await Promise.race(begun.map(({ answered }) => answered))).toMatch(
    /^HTTP\/1\.1 429 .*connection: close.*too_many_requests/is,
  )
  expect(await send(picture(), { 'x-forwarded-for': '2001:db8:0:8::1' })).toMatchObject({ id: 7 })

  end(begun)
  await expect
    .poll(() => send(picture(), { 'x-forwarded-for': '2001:db8:0:7::1' }))
    .toMatchObject({ id: 7 })
})
