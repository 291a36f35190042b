import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { serverThatAnswers } from '../../../test/answering-server.ts'
import { call, setApiHost } from './call.ts'
import { carryCredentials } from '../session/credentials.ts'
import { CallError } from './call-error.ts'

async function siteThatAnswers(...answers: Parameters<typeof serverThatAnswers>) {
  const { asked, url } = await serverThatAnswers(...answers)
  setApiHost(`${url}/api`)
  return asked
}

const readThing = { method: 'GET', path: '/thing/get' } as never
const changeThing = { method: 'POST', path: '/thing/do' } as never
const get = (input: object = {}) => call(readThing, input as never, { quiet: true })
const post = (input: object = {}) => call(changeThing, input as never, { quiet: true })

afterEach(() => void vi.useRealTimers())

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
