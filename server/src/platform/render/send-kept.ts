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
  /** When it last changed, as HTTP writes it, if anybody knows. */
  changed?: string | undefined
}

/**
 * Sends what is kept beside the pages and is none, such as a feed. Programs that come every few
 * minutes learn that they have it already.
 */
export async function sendKept(
  cache: PageCache,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { key, document, type, language, changed }: Kept,
) {
  void reply
    .header('content-language', language.locale)
    .header('cache-control', 'public, max-age=30')
    .header('vary', 'accept-encoding')
    .header('etag', document.etag)
  if (changed !== undefined) void reply.header('last-modified', changed)
  if (isKnown(request.headers, document.etag, changed)) return reply.code(304).send()

  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.type(`${type}; charset=utf-8`).send(await cache.encoded(key, document, encoding))
}

type Known = { 'if-none-match'?: string | undefined; 'if-modified-since'?: string | undefined }

/**
 * The tag says it exactly. A time counts only for readers that keep no tags, and only unchanged:
 * what was taken back must not pass for the same.
 */
function isKnown(
  { 'if-none-match': tags, 'if-modified-since': since }: Known,
  etag: string,
  changed: string | undefined,
): boolean {
  if (tags !== undefined) return matchesEtag(tags, etag)
  return since !== undefined && since === changed
}
