import type { Feed, FeedItem } from './feed.ts'

/** JSON Feed 1.1 (jsonfeed.org). */
export const writeJsonFeed = (feed: Feed) =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.address,
    description: feed.description,
    icon: feed.icon,
    language: feed.language.locale,
    items: feed.items.map(itemOf),
  })

const itemOf = ({
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
}: FeedItem) => ({
  id,
  url: address,
  title,
  content_html: content,
  summary: excerpt,
  image: picture,
  date_published: published.toISOString(),
  date_modified: updated.toISOString(),
  authors: [{ name: author.name, url: author.address, avatar: author.avatar }],
  tags: categories.map(({ label }) => label),
  language: language.locale,
})
