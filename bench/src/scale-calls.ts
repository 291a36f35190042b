import type { Subjects } from './scale-databases.ts'

/**
 * What readers ask for, as the screens ask for it, always in English. The same address goes to both
 * databases. A deep page is as deep as the smaller one has news.
 */
export function scaleCalls({
  articleId,
  articleSlug,
  tagId,
  tagName,
  authorId,
  authorName,
}: Subjects): Record<string, string> {
  const api = (path: string, query: Record<string, string | number>) =>
    `/api${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
  const english = { language_id: 0 }
  return {
    'news, first page': api('/news/list', { ...english, limit: 7 }),
    'news, 900 deep': api('/news/list', { ...english, limit: 7, offset: 900 }),
    'news of one game': api('/news/list', { ...english, limit: 7, categories: '3' }),
    'news, pinned and starred ones first': api('/news/list', {
      ...english,
      limit: 7,
      pinned: 1,
      with_starred: 1,
    }),
    'best news of the week': api('/news/list', {
      ...english,
      limit: 3,
      order_by: 'upvotes',
      max_age: 7,
    }),
    article: api('/news/get', { ...english, id: articleId }),
    comments: api('/comment/list', { article_type: 'news', id: articleId }),
    'related news': api('/news/related', { ...english, id: articleId }),
    'search, one word, dropdown': api('/article/search', { ...english, query: 'server', limit: 5 }),
    'search, one word, page': api('/article/search', { ...english, query: 'server', limit: 11 }),
    'search, one word, second page': api('/article/search', {
      ...english,
      query: 'server',
      limit: 11,
      offset: 11,
    }),
    'search, two words': api('/article/search', { ...english, query: 'the final map', limit: 11 }),
    'search, a word nobody wrote': api('/article/search', {
      ...english,
      query: 'sevrer',
      limit: 11,
    }),
    'people, two letters': api('/user/search', { query: 'ma', limit: 5 }),
    'people, a name': api('/user/search', { query: authorName, limit: 5 }),
    'people, a name mistyped': api('/user/search', { query: mistyped(authorName), limit: 5 }),
    'tag, its cards': api('/article/search', {
      ...english,
      tag_id: tagId,
      order: 'recent',
      limit: 3,
    }),
    'tag, its page': api('/article/search', { ...english, tag_id: tagId, limit: 11 }),
    'tag, 100 deep': api('/article/search', { ...english, tag_id: tagId, limit: 11, offset: 100 }),
    'tag in any language': api('/article/search', { tag_id: tagId, limit: 11 }),
    'popular tags': api('/tags/popular', { limit: 12 }),
    'popular tags of one game': api('/tags/popular', { limit: 12, categories: '3' }),
    'archive of an author': api('/news/list', {
      ...english,
      archive: 1,
      user_id: authorId,
      limit: 9,
    }),
    'archive, 80 deep': api('/news/list', {
      ...english,
      archive: 1,
      user_id: authorId,
      limit: 9,
      offset: 80,
    }),
    'archive, how many': api('/news/user/count', { ...english, user_id: authorId }),
    'archive, how many in any language': api('/news/user/count', { user_id: authorId }),
    'whole page: home': '/?lang=en',
    'whole page: article': `/news/${articleId}/${articleSlug}?lang=en`,
    'whole page: tag': `/tags/${tagId}/${tagName}?lang=en`,
    'whole page: archive': `/news-archive/${authorId}/${authorName}?lang=en`,
  }
}

/** With two letters swapped, as fingers do. */
const mistyped = (name: string) =>
  name.slice(0, 2) + name.slice(3, 4) + name.slice(2, 3) + name.slice(4)
