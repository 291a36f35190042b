/**
 * The formats of every feed, by how its address ends: what it is served as, and what people call
 * it.
 */
export const feedFormats = {
  rss: { type: 'application/rss+xml', name: 'RSS' },
  atom: { type: 'application/atom+xml', name: 'Atom' },
  json: { type: 'application/feed+json', name: 'JSON Feed' },
} as const

export type FeedFormat = keyof typeof feedFormats
