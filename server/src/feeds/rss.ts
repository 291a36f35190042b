import { escapeHtml } from '@loadout/contract/platform/escape-html.ts'
import { element, xmlDocument } from '../platform/xml.ts'
import type { Feed, FeedItem } from './feed.ts'

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
}

/**
 * RSS 2.0 with the three modules that readers know: where it is, the whole text, and who wrote it.
 */
export const writeRss = (feed: Feed) =>
  xmlDocument(
    element('rss', { version: '2.0', ...NAMESPACES }, [element('channel', {}, channel(feed))]),
  )

const channel = ({ title, description, language, address, page, icon, updated, items }: Feed) => [
  element('title', {}, title),
  element('link', {}, page),
  element('description', {}, description),
  element('language', {}, language.locale),
  ...(updated ? [element('lastBuildDate', {}, updated.toUTCString())] : []),
  element('image', {}, [
    element('url', {}, icon),
    element('title', {}, title),
    element('link', {}, page),
  ]),
  element('atom:link', { rel: 'self', type: 'application/rss+xml', href: address }),
  element('atom:link', {
    rel: 'alternate',
    type: 'text/html',
    hreflang: language.locale,
    href: page,
  }),
  ...items.map(item),
]

const item = ({
  id,
  address,
  title,
  excerpt,
  content,
  picture,
  author,
  categories,
  published,
  updated,
}: FeedItem) =>
  element('item', {}, [
    element('title', {}, title),
    element('link', {}, address),
    element('guid', { isPermaLink: 'true' }, id),
    element('pubDate', {}, published.toUTCString()),
    element('atom:updated', {}, updated.toISOString()),
    element('dc:creator', {}, author.name),
    ...categories.map(({ label }) => element('category', {}, label)),
    // Its readers take it for HTML.
    element('description', {}, escapeHtml(excerpt)),
    element('content:encoded', {}, content),
    // Nobody knows how long a picture is before it has been made; the specification wants 0 then.
    element('enclosure', { url: picture, length: '0', type: 'image/jpeg' }),
  ])
