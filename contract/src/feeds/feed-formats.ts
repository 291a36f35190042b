/** The formats of every feed: how its address ends, what it is served as, and what people call it. */
export const feedFormats = [
  { end: 'rss', type: 'application/rss+xml', name: 'RSS' },
  { end: 'atom', type: 'application/atom+xml', name: 'Atom' },
  { end: 'json', type: 'application/feed+json', name: 'JSON Feed' },
] as const

export type FeedFormat = (typeof feedFormats)[number]['end']
