import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '@loadout/contract/languages/languages.ts'
import type { CachedPage } from './cached-page.ts'
import type { PageCache } from './page-cache.ts'
import { acceptedEncoding, matchesEtag } from './request-headers.ts'

type Kept = {
  key: string
  document: CachedPage
  type: string
  language: Language
}

/**
 * Sends what is kept beside the pages and is none, such as a feed. Programs that come every few
 * minutes learn by its tag that they have it already. No time tells them: that of the newest item
 * stays when an older one is taken back.
 */
export async function sendKept(
  cache: PageCache,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { key, document, type, language }: Kept,
) {
  void reply
    .header('content-language', language.locale)
    .header('cache-control', 'public, max-age=30')
    .header('vary', 'accept-encoding')
    .header('etag', document.etag)
  const known = request.headers['if-none-match']
  if (known !== undefined && matchesEtag(known, document.etag)) return reply.code(304).send()

  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.type(`${type}; charset=utf-8`).send(await cache.encoded(key, document, encoding))
}
