import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { serverThatAnswers } from '../../../test/answering-server.ts'
import { currentFailure } from '../layer/failures.ts'
import { changeLayer } from '../layer/layer.ts'
import { carryCredentials } from '../session/credentials.ts'
import { call, setApiHost, type CallOptions } from './call.ts'
import { CallError } from './call-error.ts'
import { MAX_ATTEMPTS } from './retry.ts'

async function siteThatAnswers(...answers: Parameters<typeof serverThatAnswers>) {
  const { asked, url } = await serverThatAnswers(...answers)
  setApiHost(`${url}/api`)
  return asked
}

const readThing = { method: 'GET', path: '/thing/get' } as never
const changeThing = { method: 'POST', path: '/thing/do' } as never
const get = (input: object = {}) => call(readThing, input as never, { quiet: true })
const post = (input: object = {}) => call(changeThing, input as never, { quiet: true })

afterEach(() => {
  vi.useRealTimers()
  changeLayer(() => [])
})

test('API-04 API-05 a GET call sends its input and a timestamp as query', async () => {
  const asked = await siteThatAnswers({})
  vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(1_800_000_000_123)
  expect(
    await get({ id: 5, pinned: true, archive: false, categories: [2, 3], tag: undefined }),
  ).toEqual({ ok: true })
  expect(asked).toMatchObject([{ method: 'GET', path: '/api/thing/get', body: '' }])
  expect(asked[0]?.query.toString()).toBe(
    'id=5&pinned=1&archive=0&categories=2%2C3&_=1800000000123',
  )
})

test('API-06 a POST call sends its input as a form', async () => {
  const asked = await siteThatAnswers({})
  await post({ id: 5, message: 'Ä & B', publish: true })
  expect(asked).toMatchObject([
    { method: 'POST', path: '/api/thing/do', body: 'id=5&message=%C3%84+%26+B&publish=1' },
  ])
  expect(asked[0]?.type).toMatch(/^application\/x-www-form-urlencoded(?:;|$)/)
  expect(asked[0]?.query.size).toBe(0)
})

test('API-07 a POST call whose input holds a file sends a multipart form', async () => {
  const asked = await siteThatAnswers({})
  await post({
    id: 5,
    publish: true,
    tags: [2, 3],
    file: new File(['pixels'], 'me.png', { type: 'image/png' }),
    note: undefined,
  })
  const sent = await new Response(asked[0]?.body ?? '', {
    headers: { 'content-type': asked[0]?.type ?? '' },
  }).formData()

  expect(asked[0]?.type).toMatch(/^multipart\/form-data;/)
  expect([...sent.keys()]).toEqual(['id', 'publish', 'tags', 'file'])
  expect([
    sent.get('id'),
    sent.get('publish'),
    sent.get('tags'),
    await (sent.get('file') as File).text(),
  ]).toEqual(['5', '1', '2,3', 'pixels'])
})

test('API-02 API-07 who calls comes before anything else that is sent', async () => {
  const asked = await siteThatAnswers({}, {})
  carryCredentials({ id: 7, token: 'secret' })
  onTestFinished(() => carryCredentials(undefined))
  await post({ id: 5 })
  await post({ id: 5, file: new File(['pixels'], 'me.png') })

  expect(asked[0]?.body).toBe('_u=7&_t=secret&id=5')
  const sent = asked[1]?.body ?? ''
  expect(sent.indexOf('secret')).toBeGreaterThan(0)
  expect(sent.indexOf('secret')).toBeLessThan(sent.indexOf('pixels'))
})

test('API-02 every call of a member carries who they are, and none of a visitor does', async () => {
  const asked = await siteThatAnswers({})
  onTestFinished(() => carryCredentials(undefined))
  await get({ id: 5 })
  await post({ id: 5 })
  carryCredentials({ id: 7, token: 'secret' })
  await get({ id: 5 })
  await post({ id: 5 })
  await post({ file: new File(['pixels'], 'me.png', { type: 'image/png' }) })
  const form = await new Response(asked[4]?.body ?? '', {
    headers: { 'content-type': asked[4]?.type ?? '' },
  }).formData()

  const carried = [asked[0]?.query, asked[1]?.body, asked[2]?.query, asked[3]?.body]
    .map((sent) => new URLSearchParams(sent))
    .map((sent) => [sent.get('_u'), sent.get('_t')])
  expect(carried).toEqual([
    [null, null],
    [null, null],
    ['7', 'secret'],
    ['7', 'secret'],
  ])
  expect([form.get('_u'), form.get('_t')]).toEqual(['7', 'secret'])
})

test('AMB-150 a change carries the same key with every repeat, and the next change another', async () => {
  const asked = await siteThatAnswers({ status: 503 }, {})
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })
  const once = { method: 'POST', path: '/thing/do', once: true } as never
  await call(once, {} as never, { quiet: true })
  await call(once, {} as never, { quiet: true })
  await post()
  const keys = asked.map(({ body }) => new URLSearchParams(body).get('_k'))
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[2]).not.toBe(keys[0])
  expect(keys[3]).toBeNull()
})

test('AMB-150 a change that was never answered carries the same key when it is sent again soon, until it is answered', async () => {
  const away = Array.from({ length: MAX_ATTEMPTS }, () => ({ status: 503 }))
  const asked = await siteThatAnswers(...away, { status: 429 }, {}, {}, ...away, {})
  vi.useFakeTimers({ toFake: ['Date'] })
  const once = { method: 'POST', path: '/thing/do', once: true } as never
  const change = async (input: object) => {
    await call(once, input as never, { quiet: true, pause: 0 }).catch(() => undefined)
    return new URLSearchParams(asked.at(-1)?.body).get('_k')
  }
  const first = await change({ id: 7 })
  expect(await change({ id: 7 })).toBe(first)
  expect(await change({ id: 7 })).toBe(first)

  expect(await change({ id: 7 })).not.toBe(first)
  const lost = await change({ id: 8 })
  vi.setSystemTime(Date.now() + 600_000)
  expect(await change({ id: 8 })).not.toBe(lost)
})

test('AMB-150 whoever has changed something else since an answer was lost means the same once more', async () => {
  const away = Array.from({ length: MAX_ATTEMPTS }, () => ({ status: 503 }))
  const asked = await siteThatAnswers(...away, {}, {})
  const once = { method: 'POST', path: '/thing/hide', once: true } as never
  const hide = async (hidden: boolean) => {
    await call(once, { hidden } as never, { quiet: true, pause: 0 }).catch(() => undefined)
    return new URLSearchParams(asked.at(-1)?.body).get('_k')
  }
  const lost = await hide(true)
  await hide(false)
  expect(await hide(true)).not.toBe(lost)
})

test('AMB-150 what a page sends by itself is nothing that somebody has changed since an answer was lost, and is sent anew each time', async () => {
  const away = Array.from({ length: MAX_ATTEMPTS }, () => ({ status: 503 }))
  const asked = await siteThatAnswers(...away, ...away, {}, {}, {})
  const send = async (path: string, options: CallOptions = {}) => {
    const once = { method: 'POST', path, once: true } as never
    await call(once, {} as never, { quiet: true, pause: 0, ...options }).catch(() => undefined)
    return new URLSearchParams(asked.at(-1)?.body).get('_k')
  }
  const lost = await send('/comment/post')
  const watched = await send('/watched', { unasked: true })
  expect(await send('/watched', { unasked: true })).toBe(watched)
  expect(await send('/watched', { unasked: true })).not.toBe(watched)
  expect(await send('/comment/post')).toBe(lost)
})

test('API-08 a POST call without data, of somebody without credentials, has an empty body', async () => {
  const asked = await siteThatAnswers({})
  await post()
  expect(asked).toMatchObject([{ method: 'POST', body: '' }])
})

test.each([200, 201, 299])('API-11 status %i with JSON is a success', async (status) => {
  await siteThatAnswers({ status, body: '{"entries":[]}' })
  expect(await get()).toEqual({ entries: [] })
})

test.each([{ body: 'oops' }, { body: '' }, { status: 204, body: '' }])(
  'API-12 the answer "$body" is no JSON and a failure',
  async (answer) => {
    const asked = await siteThatAnswers(answer)
    await expect(get()).rejects.toMatchObject({ code: 'unreadable' })
    expect(asked).toHaveLength(1)
  },
)

test.each([400, 401, 403, 404, 429, 501])(
  'API-13 API-14 status %i fails at once, with the text of the server',
  async (status) => {
    const asked = await siteThatAnswers({ status, body: '{"error":"No.","code":"not_now"}' })
    const failure: unknown = await get().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(CallError)
    expect(failure).toMatchObject({ status, code: 'not_now', message: 'No.' })
    expect(asked).toHaveLength(1)
  },
)

test.each([
  ...[400, 401, 403, 404, 409, 413, 429, 501].map((status) => ({ status, of: 'POST' }) as const),
  { status: 400, of: 'GET' } as const,
])('API-15 status $status of a $of call is shown, unless the call is quiet', async (refusal) => {
  const { status, of: method } = refusal
  await siteThatAnswers({ status, body: '{"error":"No.","code":"not_now"}' })
  const thing = { method, path: '/thing/do' } as never
  await expect(call(thing, {} as never, { quiet: true })).rejects.toBeInstanceOf(CallError)
  expect(currentFailure()).toBeUndefined()

  await expect(call(thing, {} as never)).rejects.toBeInstanceOf(CallError)
  expect(currentFailure()?.failure).toEqual({ status, code: 'not_now', message: 'No.' })
})

test.each([401, 403, 404, 429, 501])(
  'API-15 status %i of a GET call is left to the page that asked',
  async (status) => {
    await siteThatAnswers({ status, body: '{"error":"No.","code":"not_now"}' })
    await expect(call(readThing, {} as never)).rejects.toBeInstanceOf(CallError)
    expect(currentFailure()).toBeUndefined()
  },
)
