/** The answers of public calls, as the `answer-keys.ts` of their domains name their keys. */
export type AnswerKeys = Readonly<Record<string, readonly string[]>>

export const AUTHOR = ['avatar', 'flags', 'id', 'username']
/** Whoever wrote something, at such a path. */
export const authorKeys = (path: string, ...more: string[]) =>
  [...AUTHOR, ...more].map((key) => `${path}author.${key}`)
export const ENTRY = 'entries[].'

/** An article as lists and its page have it. */
export const newsKeys = (path: string) => [
  ...[
    'author_blog_post_count',
    'author_news_post_count',
    'comments',
    'excerpt',
    'id',
    'image',
    'inserted',
    'language_id',
    'pinned',
    'published',
    'slug',
    'starred',
    'title',
    'upvoted',
    'upvotes',
  ].map((key) => path + key),
  ...['categories', 'tags', 'user_tags'].flatMap((list) => [
    `${path}${list}[].id`,
    `${path}${list}[].name`,
  ]),
  ...authorKeys(path, 'banner'),
]
const NOT_OF_POSTS = ['pinned', 'author_news_post_count', 'author.banner']
export const postKeys = (path: string) =>
  newsKeys(path).filter((key) => !NOT_OF_POSTS.includes(key.slice(path.length)))

/** An article that a search has found. */
export const FOUND = [
  ...[
    'category_id',
    'excerpt',
    'id',
    'image',
    'inserted',
    'language_id',
    'slug',
    'title',
    'type',
  ].map((key) => ENTRY + key),
  ...authorKeys(ENTRY),
]

/** An event as what it is about names it. */
export const NAMED_EVENT = ['cancelled', 'id', 'language_id', 'path', 'start_date', 'title']

/** A channel of the directory. */
export const STREAM = [
  'category_id',
  'featured',
  'id',
  'image',
  'live',
  'title',
  'username',
  'viewers',
]
