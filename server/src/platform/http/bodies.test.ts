import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createNews } from '@loadout/contract/news/newsroom.ts'
import { uploadAvatar } from '@loadout/contract/accounts/profile-pictures.ts'
import { eventually } from '../../../test/eventually.ts'
import { digestOf, echoFile, serveEchoFile } from '../../../test/echo-file.ts'
import { headerLines, rawRequest } from '../../../test/raw-request.ts'
import { shareSite } from '../../../test/start-site.ts'
import type { Site } from '../../site-parts.ts'

/** The same call, whose work goes on until it is let go. */
const heldFile = { ...echoFile, path: '/test/held-file' } as const
const held: (() => void)[] = []
const serveFiles = (http: FastifyInstance, parts: Site) => {
  serveEchoFile(http, parts)
  parts.serve(heldFile, async ({ input: { id } }) => {
    await new Promise<void>((letGo) => held.push(letGo))
    return { id, text: null, ids: [], picture: null, thumbnail: null }
  })
}
const site = shareSite(async () => undefined, {
  extend: serveFiles,
  environment: { TRUSTED_PROXIES: '127.0.0.1' },
})
const ENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=x'
const AVATAR = `/api${uploadAvatar.path}`
const NEWS = `/api${createNews.path}`
const ECHO = `/api${echoFile.path}`
const HELD = `/api${heldFile.path}`

const headOf = (path: string, type: string, more: Record<string, string>) =>
  `POST ${path} HTTP/1.1\r\n${headerLines({ host: 'localhost', 'content-type': type, ...more })}\r\n`
const send = (path: string, type: string, body: string | Buffer) =>
  rawRequest(
    site().url,
    headOf(path, type, { connection: 'close', 'content-length': String(Buffer.byteLength(body)) }),
    body,
  )
const part = (head: string, content: string) => `--x\r\n${head}\r\n${content}\r\n`
const text = (name: string, value: string) =>
  part(`content-disposition: form-data; name="${name}"\r\n`, value)
const file = (name: string, content: string) =>
  part(`content-disposition: form-data; name="${name}"; filename="a.png"\r\n`, content)

/** A request that is begun and not ended; what came back so far. */
function begin(path: string, type: string, beginning: string, more: Record<string, string> = {}) {
  const { hostname, port } = new URL(site().url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  let said = ''
  socket.on('error', () => undefined).on('data', (chunk) => void (said += String(chunk)))
  socket.write(headOf(path, type, more) + beginning)
  return {
    socket,
    status: () => Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 0),
    said: () => said,
  }
}

const heads = {
  attachment: 'content-disposition: attachment; name="x"\r\n',
  inline: 'content-disposition: inline; name="x"\r\n',
  'no name': 'content-disposition: form-data\r\n',
  none: 'content-type: text/plain\r\n',
  'no headers': '',
  'two of them': 'content-disposition: form-data; name="x"\r\n'.repeat(2),
  'two names': 'content-disposition: form-data; name="x"; name="y"\r\n',
  'a broken quote': 'content-disposition: form-data; name="x\r\n',
  'a file of no field': 'content-disposition: form-data; name="x"; filename="y"\r\n',
}

test.each(Object.entries(heads))(
  'I03 L07 a part whose disposition is %s is refused, whoever sends it and however long it is',
  async (_, head) => {
    for (const length of [0, 10, 65_000, 66_000, 1_000_000]) {
      const body = `${part(head, 'a'.repeat(length))}--x--\r\n`
      expect(await send(ECHO, MULTIPART, text('id', '7') + body), `${length}`).toMatchObject({
        status: 400,
      })
      const stranger = await send(AVATAR, MULTIPART, body)
      expect([400, 401], `${length}`).toContain(stranger.status)
    }
  },
)

test('I03 L07 forms that are refused give back what was counted of them', async () => {
  const body = `${text('id', '7')}${part(heads.attachment, 'a'.repeat(1_900_000))}--x--\r\n`
  for (let time = 0; time < 20; time++) expect((await send(ECHO, MULTIPART, body)).status).toBe(400)
  const content = 'a'.repeat(1_900_000)
  const right = `${text('id', '7')}${file('picture', content)}--x--\r\n`
  expect(JSON.parse((await send(ECHO, MULTIPART, right)).body)).toMatchObject({
    picture: digestOf(Buffer.from(content)),
  })
})

test.each([
  ['a form', NEWS, ENCODED, `title=x&content=${'a'.repeat(40_000)}`],
  [
    'a form whose credentials come late',
    NEWS,
    ENCODED,
    `content=${'a'.repeat(17_000)}&_u=1&_t=x&a=`,
  ],
  ['a picture', AVATAR, MULTIPART, file('file', 'a'.repeat(40_000)).slice(0, -2)],
  [
    'a picture with false credentials',
    AVATAR,
    MULTIPART,
    text('_u', '1') + text('_t', 'x') + file('file', 'a'.repeat(40_000)),
  ],
])(
  'L06 of %s without credentials nothing but the beginning is waited for',
  async (_, path, type, beginning) => {
    const { status } = begin(path, type, beginning, { 'content-length': '900000' })
    await eventually(() => expect(status()).toBe(401))
  },
)

test('L06 whoever is refused for it may send the rest, and go on with the connection', async () => {
  const { socket, said } = begin(NEWS, ENCODED, `content=${'a'.repeat(20_000)}`, {
    'content-length': '400008',
  })
  await eventually(() => expect(said()).toContain('not_signed_in'))
  socket.write(`${'a'.repeat(380_000)}GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n`)
  await eventually(() => expect(said()).toContain('{"ok":true}'))
})

test('API-07 L06 credentials stand anywhere in a short form, and at the beginning of a long one', async () => {
  const { make, as } = site()
  const { _u, _t } = await as(await make.member())
  const credentials = text('_u', String(_u)) + text('_t', _t)
  const [short, long] = [file('file', 'a'.repeat(9_000)), file('file', 'a'.repeat(90_000))]
  const status = async (...parts: string[]) =>
    JSON.parse((await send(AVATAR, MULTIPART, `${parts.join('')}--x--\r\n`)).body) as object

  // What it is is looked at only of those who may send it.
  for (const parts of [
    [short, credentials],
    [credentials, short],
    [credentials, long],
    [text('unasked', 'x'), credentials, long],
  ])
    expect(await status(...parts)).toMatchObject({ code: 'picture_unreadable' })
  expect(await status(long, credentials)).toMatchObject({ code: 'not_signed_in' })
})

test('L06 bytes that come one by one take the room of bytes', async () => {
  const before = process.memoryUsage().rss
  const drips = '1\r\na\r\n'.repeat(150_000)
  const begun = Array.from({ length: 8 }, () =>
    begin(ECHO, MULTIPART, `9\r\n--x\r\ncont\r\n${drips}`, { 'transfer-encoding': 'chunked' }),
  )
  await Promise.all(
    begun.map(
      ({ socket }) => new Promise<void>((resolve) => socket.write('1\r\na\r\n', () => resolve())),
    ),
  )
  expect((await site().get('/healthz')).status).toBe(200)
  expect(process.memoryUsage().rss - before).toBeLessThan(120_000_000)
})

const NETWORK = { 'x-forwarded-for': '203.0.113.77' }
/** As many files as fit into the memory of a network, however their pieces come in. */
const FILES = 15
const largest = `${text('id', '7')}${file('picture', 'a'.repeat(1_990_000))}--x--\r\n`
const sendFromNetwork = (path: string, type: string, body: string) =>
  rawRequest(
    site().url,
    headOf(path, type, {
      ...NETWORK,
      connection: 'close',
      'content-length': String(Buffer.byteLength(body)),
    }),
    body,
  )

test('L06 forms of a network that are worked on share its memory with its files', async () => {
  const files = Array.from({ length: FILES }, () => sendFromNetwork(HELD, MULTIPART, largest))
  await eventually(() => expect(held).toHaveLength(FILES))
  // More than what is left beside the files, and far less than a network may have.
  const short = `id=7&text=${'a'.repeat(60_000)}`
  const statuses: number[] = []
  const forms = Array.from({ length: 80 }, async () => {
    statuses.push((await sendFromNetwork(HELD, ENCODED, short)).status)
  })
  await eventually(() => expect(statuses).toContain(429))
  expect((await send(ECHO, ENCODED, short)).status).toBe(200)

  await eventually(() => expect(statuses.length + held.length).toBe(80 + FILES))
  for (const letGo of held.splice(0)) letGo()
  await Promise.all(forms)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect((await Promise.all(files)).map(({ status }) => status)).toEqual(Array(FILES).fill(200))
})

test('L06 forms that are never ended give the memory of their network back with their connection', async () => {
  const begun = Array.from({ length: 2 * FILES }, () =>
    begin(ECHO, MULTIPART, 'a'.repeat(2_000_000), { ...NETWORK, 'content-length': '2100000' }),
  )
  await eventually(() => expect(begun.map(({ status }) => status())).toContain(429))
  for (const { socket } of begun) socket.destroy()
  await expect.poll(() => statusesOfFilesAtOnce()).toEqual(Array(FILES).fill(200))
})

const statusesOfFilesAtOnce = async () => {
  const sent = Array.from({ length: FILES }, () => sendFromNetwork(ECHO, MULTIPART, largest))
  return (await Promise.all(sent)).map(({ status }) => status)
}
