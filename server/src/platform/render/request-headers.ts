import type { Encoding } from './cached-page.ts'

/** Whether the reader has a page already: `If-None-Match` may name several. */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch === etag || ifNoneMatch.split(',').some((tag) => tag.trim() === etag))

/** The best of those that the reader takes, as `Accept-Encoding` says. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (header === undefined) return 'identity'
  const offers = String(header)
    .split(',')
    .map((part) => part.replaceAll(/\s/g, '').split(';q='))
  const takes = (name: string) =>
    offers.some(([token, weight]) => token === name && Number(weight ?? 1) > 0)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
