import { expect, test } from 'vitest'
import { articleTypes } from '../comments/comments.ts'
import { notificationLink } from './notification-link.ts'
import { typeNumber } from './notification-types.ts'

const linkOf = (data: Record<string, string | number>) =>
  notificationLink({ type: typeNumber('upvoted'), data: { id: 4, ...data }, from_user: null })

test.each([
  { article_type: 'news', path: '/news/4/northwind-win' },
  { article_type: 'blog', path: '/post/u/4/northwind-win' },
  { article_type: 'video', path: '/ld-tv/4' },
  { article_type: 'stream', path: '/streams/4' },
])(
  'NOTIF-22 NOTIF-23 NOTIF-24 NOTIF-25 what is told of a $article_type leads to $path',
  ({ article_type, path }) => {
    expect(linkOf({ article_type, slug: 'northwind-win' })).toBe(path)
    expect(linkOf({ article_type, slug: 'northwind-win', comment_id: 7 })).toBe(`${path}#comment-7`)
  },
)

test('NOTIF-25 what is told of a type that this version does not know leads nowhere, and of each that it knows somewhere', () => {
  for (const type of ['', 'podcast', 'constructor', 3])
    expect(linkOf({ article_type: type }), String(type)).toBeUndefined()
  expect(linkOf({})).toBeUndefined()
  for (const type of articleTypes) expect(linkOf({ article_type: type })).toMatch(/\/4$/)
})
