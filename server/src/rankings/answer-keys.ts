import { AUTHOR, type AnswerKeys } from '../../test/answer-keys.ts'

const STATS = ['newsViews', 'blogViews', 'upvotes', 'comments', 'posts', 'referrals']

export const answerKeys: AnswerKeys = {
  '/ranking/stats': STATS.flatMap((list) =>
    ['avatar', 'count', 'rank', 'username'].map((key) => `${list}[].${key}`),
  ),
  '/ranking/top': [
    'next_page',
    ...[
      ...AUTHOR,
      'banner',
      'comments',
      'country_id',
      'followers',
      'points',
      'posts',
      'upvotes',
    ].map((key) => `users[].${key}`),
  ],
  '/ranking/top_three_weekly': [
    'week',
    ...[...AUTHOR, 'points', 'rank'].map((key) => `users[].${key}`),
  ],
  '/ranking/week': [
    'cents',
    'from',
    'members',
    'next_page',
    'next_week',
    'previous_week',
    'until',
    'week',
    ...['cents', 'points', 'rank'].map((key) => `places[].${key}`),
    ...AUTHOR.map((key) => `places[].user.${key}`),
  ],
}
