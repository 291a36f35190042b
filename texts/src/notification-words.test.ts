import { describe, expect, test } from 'vitest'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { languages } from '@loadout/contract/languages/languages.ts'
import { notificationLink } from '@loadout/contract/notifications/notification-link.ts'
import { notificationTypes } from '@loadout/contract/notifications/notification-types.ts'
import { readCatalogue } from './compile.ts'
import { plainWords } from './marked-words.ts'
import { notificationWords } from './notification-words.ts'
import { textOf } from './text.ts'

const compiled = async (locale: string) =>
  Object.fromEntries(
    Object.entries(await readCatalogue(locale)).map(([id, message]) => [
      id,
      compileMessageOrThrow(message),
    ]),
  )
const english = await compiled('en')
const text = textOf('en', english, english)

const from = { id: 7, username: 'Tindra', avatar: '' }
const post = { id: 5, slug: 'kill-feed', title: 'Kill feed', article_type: 'blog' }
const told = (type: number, data: Record<string, string | number> = post) => ({
  type,
  data,
  from_user: from,
})

test.each([
  [0, post, 'Tindra published Kill feed', '/post/u/5/kill-feed'],
  [
    0,
    { ...post, title: 'Why <b>I</b> quit' },
    'Tindra published Why <b>I</b> quit',
    '/post/u/5/kill-feed',
  ],
  [1, { points: 50, task: 'ten_upvotes' }, 'You earned 50 points: 10 upvotes', '/earnpoints'],
  [2, { rank: 6 }, 'You finished last week in place 6', '/ranking'],
  [
    3,
    { ...post, others: 2, comment_id: 9 },
    'Tindra and 2 others commented on Kill feed',
    '/post/u/5/kill-feed#comment-9',
  ],
  [4, { title: 'Hoodie' }, 'Tindra cashed out Hoodie', '/points-store'],
  [4, { title: 'Hoodie', state: 'bought', order_id: 3 }, 'You cashed out Hoodie', '/wallet'],
  [
    4,
    { title: 'Hoodie', state: 'distributed', order_id: 3 },
    'Your order for Hoodie is on its way',
    '/wallet',
  ],
  [5, post, 'Tindra commented on your post Kill feed', '/post/u/5/kill-feed'],
  [6, { username: 'Haldor' }, 'Tindra commented on your profile', '/user/Haldor'],
  [7, post, 'Tindra mentioned you in Kill feed', '/post/u/5/kill-feed'],
  [8, { ...post, article_type: 'news' }, 'You were tagged in Kill feed', '/news/5/kill-feed'],
  [9, { id: 3, title: 'Headset' }, 'Your ticket Headset was answered', '/support/ticket/3'],
  [10, { id: 3, title: 'Headset' }, 'Your ticket Headset was resolved', '/support/ticket/3'],
  [
    11,
    { id: 4, title: 'Finals', article_type: 'video', comment_id: 9 },
    'Tindra mentioned you in a comment on Finals',
    '/ld-tv/4#comment-9',
  ],
  [14, { ...post, others: 1 }, 'Tindra and 1 other upvoted Kill feed', '/post/u/5/kill-feed'],
  [15, post, 'Tindra shared Kill feed on Facebook', '/post/u/5/kill-feed'],
  [
    3,
    { profile_user_id: 4, guestbook_entry_id: 9, username: 'Haldor' },
    'Tindra commented on your profile',
    '/user/Haldor#guestbook',
  ],
  [
    3,
    { profile_user_id: 4, guestbook_entry_id: 9, username: 'Haldor', excerpt: 'Hello' },
    'Tindra commented on your profile',
    '/user/Haldor#guestbook-9',
  ],
  [16, { username: 'Haldor' }, 'Tindra mentioned you in a guestbook', '/user/Haldor'],
  [17, post, 'Your post Kill feed received a star', '/post/u/5/kill-feed'],
  [19, { title: 'Kill feed' }, 'Your post Kill feed was deleted', undefined],
  [20, {}, 'Tindra follows you', '/user/Tindra'],
  [21, { message: 'Welcome', link: '/about' }, 'Welcome', '/about'],
  [
    22,
    { kind: 'post', outcome: 'kept' },
    'Staff have looked at your report (Post) and found nothing wrong',
    undefined,
  ],
  [
    22,
    { kind: 'comment', outcome: 'removed' },
    'What you reported (Comment) was removed. Thank you!',
    '/moderation-log',
  ],
  [3, { id: 2, article_type: 'stream', title: 'Live' }, 'Tindra commented on Live', '/streams/2'],
  [3, {}, 'Tindra commented on [no longer available]', undefined],
] as const)(
  'NOTIF-02 NOTIF-03 NOTIF-04 NOTIF-06 NOTIF-07 NOTIF-10 NOTIF-11 NOTIF-16 NOTIF-17 NOTIF-22 NOTIF-23 NOTIF-24 NOTIF-25 NOTIF-26 NOTIF-27 type %i with %j says "%s" and leads to %s',
  (type, data, words, link) => {
    expect(plainWords(notificationWords(text, told(type, { ...data })))).toBe(words)
    expect(notificationLink(told(type, { ...data }))).toBe(link)
  },
)

describe.each(languages)('in $name', ({ locale }) => {
  test('NOTIF-02 every type is a sentence with whom and what it is about, alone and with others', async () => {
    const own = textOf(locale, await compiled(locale), english)
    const data = { ...post, points: 5, rank: 2, task: 'comment', message: 'Hello', kind: 'post' }
    const about = new RegExp(`Tindra|Kill feed|5|2|Hello|${own('report_kind.post')}`)
    for (const { type } of notificationTypes) {
      for (const others of [0, 1, 2, 5]) {
        const words = notificationWords(own, told(type, { ...data, others }))
        expect(words).not.toMatch(/[{}]|notification\.|undefined/)
        expect(words).toMatch(about)
      }
    }
  })
})
