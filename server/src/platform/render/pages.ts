import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { languageByLocale, type Language } from '@loadout/contract/languages/languages.ts'
import { pageQueryKeys } from '@loadout/contract/platform/page.ts'
import { withoutSecrets } from '@loadout/contract/platform/secret-path.ts'
import type { Availability } from '../db/availability.ts'
import { invalidRequest } from '../http/public-error.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import { API } from '../http/serve.ts'
import { keptOrMade } from './kept-or-made.ts'
import type { CachedPage, Encoding } from './cached-page.ts'
import { createPageMaker, type MakingPages } from './make-page.ts'
import { acceptedEncoding, matchesEtag } from './request-headers.ts'
import { browserLanguage, requestLanguage, type LanguagesOfSite } from './request-language.ts'

type Pages = MakingPages & {
  availability: Availability
  headers: SecurityHeaders
  /** As they are now: staff may choose others. */
  languages: () => LanguagesOfSite
  /** Whether a page is none for readers, who are given a language by rules of their own. */
  followsBrowser: (path: string) => boolean
}

type PageRequest = {
  key: string
  url: string
  language: Language
  /** Whether it asks for a language by its name. */
  isNamed: boolean
  /** Whether its address holds a secret. */
  isSecret: boolean
}

/**
 * `?lang` pages are the same for everyone and may be kept by proxies; any other depends on cookies
 * and must be asked for (M02).
 */
const SHARED = 'public, max-age=30'
const PERSONAL = 'private, no-cache'
/**
 * Of a page whose address is a secret: nobody keeps it, and nobody is told where the reader came
 * from (checklist D03).
 */
const SECRET: [string, string][] = [
  ['referrer-policy', 'no-referrer'],
  ['x-robots-tag', 'noindex'],
]

/**
 * What a page request is reduced to. Whatever else it carries can reach neither the cache nor the
 * page (checklist M03).
 */
function readPageRequest(
  request: IncomingMessage,
  { languages, followsBrowser }: Pick<Pages, 'languages' | 'followsBrowser'>,
): PageRequest {
  const raw = request.url ?? '/'
  const mark = raw.indexOf('?')
  const asked = mark === -1 ? raw : raw.slice(0, mark)
  const path = withoutSecrets(asked)
  const query = new URLSearchParams(mark === -1 ? '' : raw.slice(mark + 1))
  const lang = mark === -1 ? null : query.get('lang')
  const { cookie, 'accept-language': acceptLanguage } = request.headers
  const wish = { lang, cookie, acceptLanguage }
  const language = followsBrowser(path) ? browserLanguage(wish) : requestLanguage(wish, languages())
  const known =
    mark === -1
      ? []
      : Object.entries(pageQueryKeys).flatMap(([name, form]) => {
          const value = query.get(name)
          return value !== null && form.test(value) ? [`${name}=${value}`] : []
        })
  const url = known.length === 0 ? path : `${path}?${known.join('&')}`
  return {
    key: `${language.id} ${url}`,
    url,
    language,
    isNamed: lang !== null && languageByLocale(lang) !== undefined,
    isSecret: path !== asked,
  }
}

/**
 * Answers pages from the cache before Fastify sees the request: nine in ten page requests end here.
 * They count as those that are made do.
 */
export function answerFromCache(
  { cache, headers, metrics, ...pages }: Pages,
  limits: Pick<RateLimits, 'isOver'>,
) {
  const fixed = Object.entries(headers)
  const counted = metrics.pageCache.labels('cache')
  /**
   * What goes before the bytes, put together once a page: to do so for every request takes longer
   * than to find the page.
   */
  const heads = new WeakMap<CachedPage, Map<string, string[]>>()

  function headOf(
    page: CachedPage,
    { language, isNamed }: PageRequest,
    encoding: Encoding,
    length: number | undefined,
  ): string[] {
    const written = heads.get(page) ?? new Map<string, string[]>()
    heads.set(page, written)
    const shape = `${isNamed} ${encoding} ${length}`
    let head = written.get(shape)
    if (head === undefined) {
      head = [
        ...fixed,
        ...pageHeaders(page, language, isNamed, encoding),
        ...(length === undefined ? [] : [['content-length', String(length)]]),
      ].flat()
      written.set(shape, head)
    }
    return head
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' || request.url?.startsWith(`${API}/`)) return false
    const asked = readPageRequest(request, pages)
    const page = asked.isSecret ? undefined : cache.fresh(asked.key)
    if (!page) return false
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const body = encoding === 'identity' ? page.identity : page[encoding]
    // Its route says so, where it counts as well.
    if (!body || limits.isOver(rateOf(asked.url), request)) return false

    counted.inc()
    const unchanged = matchesEtag(request.headers['if-none-match'], page.etag)
    // Without the encoding: a proxy would write it on the bytes it has, which may be plain ones
    // under the same tag.
    response.writeHead(
      unchanged ? 304 : 200,
      unchanged
        ? headOf(page, asked, 'identity', undefined)
        : headOf(page, asked, encoding, body.length),
    )
    response.end(unchanged ? undefined : body)
    return true
  }
}

function pageHeaders(
  page: CachedPage,
  language: Language,
  isNamed: boolean,
  encoding: Encoding,
): [string, string][] {
  const head: [string, string][] = [
    ['content-type', 'text/html; charset=utf-8'],
    ['content-language', language.locale],
    ['cache-control', isNamed ? SHARED : PERSONAL],
    ['etag', page.etag],
  ]
  // A shared cache must keep the encodings apart, or it would hand brotli to somebody who cannot
  // read it.
  if (isNamed) head.push(['vary', 'accept-encoding'])
  if (encoding !== 'identity') head.push(['content-encoding', encoding])
  return head
}

/** Renders whatever page was asked for; registered last, for every path nothing else answers. */
export function servePages(http: FastifyInstance, pages: Pages, limits: RateLimits) {
  const { cache, metrics } = pages
  const makePage = createPageMaker(pages)

  http.get(
    '/*',
    { config: limits.ofEach(({ raw }) => rateOf(raw.url ?? '/')) },
    async (request, reply) => {
      const asked = readPageRequest(request.raw, pages)
      if (!isReadable(asked.url)) throw invalidRequest()
      if (hasEmptyOrDottedSteps(asked.url))
        return redirect(reply, asked, { status: 302, location: '/' })
      const result = await keptOrMade(pages, {
        key: asked.key,
        make: () => makePage(asked),
        kept(page, isOld) {
          if (isOld) metrics.pageCache.inc({ from: 'kept' })
          return { kind: 'page' as const, page, status: 200 }
        },
      })
      if (result.kind === 'redirect') return redirect(reply, asked, result)

      const { page, status } = result
      const encoding = acceptedEncoding(request.headers['accept-encoding'])
      void reply.code(status)
      for (const [name, value] of pageHeaders(
        page,
        asked.language,
        asked.isNamed && status === 200,
        encoding,
      ))
        void reply.header(name, value)
      if (asked.isSecret) for (const [name, value] of SECRET) void reply.header(name, value)
      if (status !== 200 || asked.isSecret)
        void reply.header('cache-control', 'no-store').removeHeader('etag')
      else if (matchesEtag(request.headers['if-none-match'], page.etag))
        return reply.code(304).removeHeader('content-encoding').send()
      return reply.send(await cache.encoded(asked.key, page, encoding))
    },
  )
}

const redirect = (
  reply: FastifyReply,
  asked: PageRequest,
  { status, location }: { status: number; location: string },
) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('location', withLanguage(location, asked))
    .send()

/**
 * Empty and dotted steps would lead to pages under addresses that are not theirs (checklist L11):
 * like any unknown path, home.
 */
const hasEmptyOrDottedSteps = (url: string) => /\/\/|\\|\/(?:\.|%2e){1,2}(?:\/|\?|$)/i.test(url)

/**
 * A page of results searches, so it counts as a search (checklist L05). The router of pages decodes
 * addresses and takes letters of either size.
 */
const isSearch = (url: string) =>
  /^\/search(?:[/?]|$)/i.test(
    url.replaceAll(/%[46][1-9a-f]|%[57][\da]/gi, (code) => decodeURIComponent(code)),
  )

const rateOf = (url: string) => (isSearch(url) ? 'search' : 'page')

/** Whoever asked for a language by name goes on in it. */
const withLanguage = (location: string, { isNamed, language }: PageRequest) =>
  isNamed ? `${location}${location.includes('?') ? '&' : '?'}lang=${language.locale}` : location

/** A path that cannot be decoded, or that hides a control character, names no page. */
function isReadable(url: string): boolean {
  try {
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    return url.startsWith('/') && !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(url))
  } catch {
    return false
  }
}
