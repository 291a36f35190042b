import { expect, test } from 'vitest'
import { activityPath } from './activity-path.ts'

const article = { id: 4, slug: 'northwind-win' }

test.each([
  ['published', { ...article, article_type: 'news' }, '/news/4/northwind-win'],
  ['upvote', { ...article, article_type: 'blog' }, '/post/u/4/northwind-win'],
  ['upvote', { ...article, article_type: 'video' }, '/ld-tv/4'],
  ['comment', { ...article, article_type: 'video', comment_id: 7 }, '/ld-tv/4#comment-7'],
  [
    'comment',
    { ...article, article_type: 'news', comment_id: 7 },
    '/news/4/northwind-win#comment-7',
  ],
  ['guestbook', { username: 'Mirka' }, '/user/Mirka#guestbook'],
  ['follow', { username: 'Mirka' }, '/user/Mirka'],
] as const)('PROF-19 the activity "%s" of %o leads to %s', (type, data, path) => {
  expect(activityPath({ type, data })).toBe(path)
})
