import { element, xmlDocument } from '../platform/xml.ts'
import type { Feed, FeedItem } from './feed.ts'

/** Atom demands a time of every feed, even of one that nothing has happened in. */
const NEVER = new Date(0)

/** Atom 1.0 (RFC 4287). */
export const writeAtom = (feed: Feed) =>
  xmlDocument(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language.locale }, [
      element('id', {}, feed.address),
      element('title', {}, feed.title),
      element('subtitle', {}, feed.description),
      element('updated', {}, (feed.updated ?? NEVER).toISOString()),
      element('icon', {}, feed.icon),
      element('link', { rel: 'self', type: 'application/atom+xml', href: feed.address }),
      element('link', {
        rel: 'alternate',
        type: 'text/html',
        hreflang: feed.language.locale,
        href: feed.page,
      }),
      ...feed.items.map(entry),
    ]),
  )

const entry = ({
  id,
  address,
  language,
  title,
  excerpt,
  content,
  picture,
  author,
  categories,
  published,
  updated,
}: FeedItem) =>
  element('entry', { 'xml:lang': language.locale }, [
    element('id', {}, id),
    element('title', {}, title),
    element('link', {
      rel: 'alternate',
      type: 'text/html',
      hreflang: language.locale,
      href: address,
    }),
    element('link', { rel: 'enclosure', type: 'image/jpeg', href: picture }),
    element('published', {}, published.toISOString()),
    element('updated', {}, updated.toISOString()),
    element('author', {}, [element('name', {}, author.name), element('uri', {}, author.address)]),
    ...categories.map(({ term, label }) => element('category', { term, label })),
    element('summary', {}, excerpt),
    element('content', { type: 'html' }, content),
  ])
