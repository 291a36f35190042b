import fc from 'fast-check'
import { z } from 'zod'
import { endpoints } from '@loadout/contract/endpoints.ts'
import { errorTexts, type ErrorBody } from '@loadout/contract/platform/errors.ts'
import type { Endpoint } from '@loadout/contract/platform/endpoint.ts'
import { namesOf, operators, queryOf, value } from './any-value.ts'
import { echo } from './echo-call.ts'
import { echoFile } from './echo-file.ts'
import type { Answer } from './send-request.ts'

/**
 * A request as somebody might send it who means no good, or whose program is broken (checklist
 * L01).
 */
export type AnyRequest = {
  method: 'GET' | 'POST' | 'HEAD'
  target: string
  headers: Record<string, string>
  body?: string
  byByte?: boolean
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

const call = fc
  .constantFrom<Endpoint>(...endpoints)
  .chain((endpoint) =>
    fc
      .tuple(
        fc.constantFrom('GET', 'GET', 'GET', 'POST', 'HEAD'),
        queryOf(namesOf(endpoint)),
        fc.boolean(),
      )
      .map(([method, query, isForm]): AnyRequest =>
        method === 'POST' && isForm
          ? { method, target: `/api${endpoint.path}?`, headers: FORM, body: query }
          : { method, target: `/api${endpoint.path}?${query}`, headers: {} },
      ),
  )

/** Every search, with more operators than words. */
const search = fc
  .tuple(
    fc.constantFrom(
      '/api/article/search?query=',
      '/api/article/search?language_id=0&query=',
      '/api/article/search?language_id=4&query=',
      '/api/user/search?query=',
      '/search/article/',
      '/search/news/',
      '/search/user/',
    ),
    operators,
  )
  .map(([start, words]): AnyRequest => ({ method: 'GET', target: start + words, headers: {} }))

const form = fc
  .tuple(
    queryOf(namesOf(echo)),
    fc.constantFrom(
      'application/x-www-form-urlencoded',
      'application/x-www-form-urlencoded',
      'application/json',
      'multipart/form-data; boundary=x',
      'text/plain',
      'x',
    ),
  )
  .map(([body, type]): AnyRequest => ({
    method: 'POST',
    target: '/api/test/echo',
    headers: { 'content-type': type },
    body,
  }))

const disposition = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('form-data', 'form-data', 'attachment', 'inline', 'FORM-DATA', 'x', ''),
      fc.constantFrom('; name="id"', '; name="picture"', '; name="_u"', '; name=x', '', '; name="'),
      fc.constantFrom('', '; filename="a.png"', '; filename=""', '; filename="\\"', '; x'),
    )
    .map(([kind, name, filename]) => `content-disposition: ${kind}${name}${filename}\r\n`),
  fc.constantFrom('', 'content-type: text/plain\r\n', 'x\r\n', ': \r\n', 'a: b\r\n'.repeat(1_000)),
)
const content = fc.oneof(
  value,
  fc.constantFrom(16_000, 65_000, 66_000, 300_000).map((length) => 'a'.repeat(length)),
)
/** Of a call with files and of one that only members may make, with every kind of part and end. */
const multipart = fc
  .tuple(
    fc.constantFrom(echoFile.path, '/user_profile/avatar/upload', '/admin/news/create'),
    fc.array(fc.tuple(disposition, content), { maxLength: 5 }),
    fc.constantFrom('--x--\r\n', '--x--', '--x', '', '\r\n', '--y--'),
  )
  .map(([path, parts, end]): AnyRequest => ({
    method: 'POST',
    target: `/api${path}`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: parts.map(([head, text]) => `--x\r\n${head}\r\n${text}\r\n`).join('') + end,
  }))

/** Any form, byte by byte. */
const byByte = fc.oneof(form, multipart).map((request): AnyRequest => ({
  ...request,
  body: (request.body ?? '').slice(0, 3_000),
  byByte: true,
}))

const segment = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 12 }).map(String) },
  value.map((text) => text.slice(0, 2_000)),
  operators,
  fc.constantFrom('..', '.', '', 'en', 'ru', 'x', 'about', 'Haldor'),
)
const start = fc.constantFrom(
  '',
  'news',
  'news',
  'news-archive',
  'tags',
  'user',
  'events',
  'event',
  'search/article',
  'search/user',
  'feeds/authors',
  'feeds/tags',
  'streams',
  'ld-tv',
  'terms',
  'media/news',
  'media/avatar',
  'assets',
  'api',
  'auth',
  'sitemap.xml',
  'healthz',
)

const page = fc
  .tuple(
    start,
    fc.array(segment, { maxLength: 4 }),
    queryOf(['page', 'lang', 'language_id']),
    fc.constantFrom('GET', 'GET', 'HEAD'),
    fc.record(
      {
        cookie: value,
        'accept-language': value,
        'accept-encoding': value,
        'if-none-match': value,
        'x-forwarded-for': value,
        range: value,
      },
      { requiredKeys: [] },
    ),
  )
  .map(([first, rest, query, method, headers]): AnyRequest => ({
    method: method as AnyRequest['method'],
    target: `/${[first, ...rest].join('/')}?${query}`.slice(0, 12_000),
    headers: {
      ...headers,
      ...('cookie' in headers
        ? { cookie: `language=${headers.cookie}; visit-language=${headers.cookie}` }
        : {}),
    },
  }))

/** Parts and conditions, which only files know. */
const condition = fc.oneof(
  value,
  fc.constantFrom(
    '*',
    '"x"',
    'W/"x"',
    '"x", "y"',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    'Sun, 01 Jan 2068 00:00:00 GMT',
  ),
)
const part = fc.oneof(
  value,
  fc.constantFrom(
    'bytes=0-9',
    'bytes=9-',
    'bytes=-9',
    'bytes=5-1',
    'bytes=99999999-',
    'bytes=0-1,3-4',
    'bytes=x',
    'bytes=',
    'lines=1-2',
  ),
)
const file = fc
  .tuple(
    fc.constantFrom('/before-paint.js', '/mark.svg', '/icons/192.png', '/assets/gone-1234567.js'),
    fc.constantFrom('GET', 'HEAD'),
    fc.record(
      {
        range: part,
        'if-range': condition,
        'if-match': condition,
        'if-none-match': condition,
        'if-modified-since': condition,
        'if-unmodified-since': condition,
        'accept-encoding': fc.oneof(value, fc.constantFrom('br', 'gzip', '*')),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([target, method, headers]): AnyRequest => ({
    method: method as AnyRequest['method'],
    target,
    headers,
  }))

/**
 * Headers beyond 16 kB are refused before anybody knows their method, with a body that a client
 * does not expect after HEAD.
 */
const withReadableHead = (request: AnyRequest): AnyRequest =>
  request.method === 'HEAD' &&
  request.target.length + JSON.stringify(request.headers).length > 12_000
    ? { ...request, method: 'GET' }
    : request

export const anyRequest: fc.Arbitrary<AnyRequest> = fc
  .oneof(
    { weight: 30, arbitrary: call },
    { weight: 10, arbitrary: search },
    { weight: 10, arbitrary: form },
    { weight: 10, arbitrary: multipart },
    { weight: 2, arbitrary: byByte },
    { weight: 20, arbitrary: page },
    { weight: 10, arbitrary: file },
  )
  .map(withReadableHead)

/** What is wrong with an answer; nothing when it is a page, a clear refusal or a redirect. */
export function wrongWith(
  { target, method }: AnyRequest,
  { status, headers, body }: Answer,
): string | undefined {
  if (status === 0 || status >= 500) return `status ${status}`
  if (status === 302 || status === 301)
    return /^\/(?![/\\])/.test(headers['location'] ?? '')
      ? undefined
      : `redirect to ${headers['location']}`
  if (method === 'HEAD') return body === '' ? undefined : 'a body for HEAD'
  if (!target.startsWith('/api/'))
    return [200, 206, 304, 400, 404, 412, 416, 431].includes(status)
      ? undefined
      : `status ${status} for a page`
  if (status === 200) return fitsSchema(target, body) ? undefined : 'an answer beyond its schema'
  return isRefusal(target, body)
    ? undefined
    : `a refusal of ${status} without its words: ${body.slice(0, 200)}`
}

const calledAt = (target: string) =>
  [...endpoints, echo, echoFile].find(
    ({ path }) => target === `/api${path}` || target.startsWith(`/api${path}?`),
  )

/** Below the API stand a few things that are no calls, such as its document. */
function fitsSchema(target: string, body: string): boolean {
  const called = calledAt(target)
  return (
    called === undefined ||
    JSON.stringify(called.output.parse(JSON.parse(body))) === JSON.stringify(JSON.parse(body))
  )
}

function isRefusal(target: string, body: string): boolean {
  const { error, code, field, ...more } = JSON.parse(body) as ErrorBody
  const { input } = calledAt(target) ?? {}
  const isFieldOfCall =
    field === undefined || (input instanceof z.ZodObject && Object.hasOwn(input.shape, field))
  return (
    isFieldOfCall &&
    Object.hasOwn(errorTexts, code) &&
    errorTexts[code].replace('{ld}', 'LD$') === error &&
    Object.keys(more).length === 0
  )
}
