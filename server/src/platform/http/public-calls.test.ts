import { expect, test } from 'vitest'
import { WEEK_MS } from '@loadout/contract/rankings/week-number.ts'
import { reads } from '../../../test/reads.ts'
import { shareSite, TEST_NOW } from '../../../test/start-site.ts'

/** One call to every endpoint that finds something, and one that is refused. */
const found: Record<string, string> = {
  '/category/list': '',
  '/news/list': 'language_id=0',
  '/news/get': 'id=1',
  '/news/related': 'id=1',
  '/news/user/count': 'user_id=1',
  '/blog/list': 'language_id=0',
  '/blog/get': 'id=2',
  '/blog/search': 'tag_id=1',
  '/blog/user/count': 'user_id=1',
  '/poll/get': '',
  '/news_poll/get': 'id=1',
  '/blog_poll/get': 'id=2',
  '/tags/popular': 'limit=12',
  '/article/search': 'tag_id=1',
  '/user/search': 'query=person',
  '/user/followers/list': 'user_id=1',
  '/user/following/list': 'user_id=1',
  '/user_profile/activity_feed': 'user_id=1',
  '/user_profile/external_profiles': 'user_id=1',
  '/user_profile/get': 'id=1',
  '/user_profile/guestbook/get': 'user_id=1',
  '/user_profile/summary': 'user_id=1',
  '/comment/list': 'id=1&article_type=news',
  '/content/get': 'url=about',
  '/content/list': '',
  '/hero_content/list': '',
  '/notice/get': '',
  '/points/tasks': '',
  '/stats/most_points': '',
  '/stats/most_point_last_week': '',
  '/stats/most_blog_visitors': '',
  '/stats/most_visited_blog_posts': '',
  '/background_ad/get': '',
  '/event/count': '',
  '/event/get': 'id=1',
  '/event/list': '',
  '/event/of_news': 'id=1',
  '/tv/video/get': 'id=3',
  '/tv/video/latest': '',
  '/tv/video/list': '',
  '/ranking/stats': '',
  '/ranking/top': 'filter=month&page=0',
  '/ranking/top_three_weekly': '',
  '/ranking/week': '',
  '/shop/cashouts/list': 'limit=161',
  '/shop/category/list': '',
  '/shop/item/latest': 'limit=3',
  '/shop/item/list': '',
  '/wallet/currency': '',
}
const refused = [
  {
    call: '/news/get?id=999999',
    status: 404,
    body: { error: 'Article not found', code: 'article_not_found' },
  },
  {
    call: '/news/related?id=999999',
    status: 404,
    body: { error: 'Article not found', code: 'article_not_found' },
  },
  {
    call: '/blog/get?id=999999',
    status: 404,
    body: { error: 'Post not found', code: 'post_not_found' },
  },
  {
    call: '/blog/user/count?user_id=999999',
    status: 404,
    body: { error: 'User not found', code: 'user_not_found' },
  },
  {
    call: '/poll/get?id=999999',
    status: 404,
    body: { error: 'Poll not found', code: 'poll_not_found' },
  },
  {
    call: '/news_poll/get?id=999999',
    status: 404,
    body: { error: 'Article not found', code: 'article_not_found' },
  },
  {
    call: '/blog_poll/get?id=999999',
    status: 404,
    body: { error: 'Article not found', code: 'article_not_found' },
  },
  {
    call: '/user/followers/list?user_id=999999',
    status: 404,
    body: { error: 'User not found', code: 'user_not_found' },
  },
  {
    call: '/user/following/list?user_id=999999',
    status: 404,
    body: { error: 'User not found', code: 'user_not_found' },
  },
  ...[
    'get?id',
    'summary?user_id',
    'external_profiles?user_id',
    'activity_feed?user_id',
    'guestbook/get?user_id',
  ].map((call) => ({
    call: `/user_profile/${call}=999999`,
    status: 404,
    body: { error: 'Profile not found', code: 'profile_not_found' },
  })),
  {
    call: '/comment/list?id=999999&article_type=news',
    status: 404,
    body: { error: 'Article not found', code: 'article_not_found' },
  },
  {
    call: '/news/user/count?user_id=999999',
    status: 404,
    body: { error: 'User not found', code: 'user_not_found' },
  },
  {
    call: '/content/get?url=nosuchpage',
    status: 404,
    body: { error: 'Page not found', code: 'page_not_found' },
  },
  {
    call: '/event/get?id=999999',
    status: 404,
    body: { error: 'Event not found', code: 'event_not_found' },
  },
  {
    call: '/tv/video/get?id=999999',
    status: 404,
    body: { error: 'Video not found', code: 'video_not_found' },
  },
  {
    call: '/ranking/week?week=9999',
    status: 404,
    body: { error: 'This week has not been closed.', code: 'week_not_found' },
  },
  {
    call: '/no/such/call',
    status: 404,
    body: { error: 'There is no such call.', code: 'call_not_found' },
  },
  {
    call: '/news/get',
    status: 400,
    body: { error: 'Invalid request.', code: 'invalid_request', field: 'id' },
  },
  {
    call: '/news/list?limit=abc',
    status: 400,
    body: { error: 'Invalid request.', code: 'invalid_request', field: 'limit' },
  },
  {
    call: '/comment/list?id=1',
    status: 400,
    body: { error: 'Invalid request.', code: 'invalid_request', field: 'article_type' },
  },
]

const site = shareSite(async ({ make }) => {
  const news = await make.news({ tags: ['katowice'] })
  await make.comment({ on: news })
  await make.poll({ on: news })
  await make.poll({ on: await make.post({ tags: ['katowice'] }), kind: 'post' })
  await make.poll()
  await make.event({ news: [news.id] })
  await make.video()
  await make.points({ to: news.author, points: 30, at: new Date(TEST_NOW.getTime() - WEEK_MS) })
  await make.closedWeeks()
  await make.item()
  await make.order(news.author, await make.item())
})

test('API-03 API-11 every call that shows what everybody may see is tried here', () => {
  expect(Object.keys(found).toSorted()).toEqual(reads.map(({ path }) => path).toSorted())
})

test.each(Object.entries(found))(
  'API-03 API-05 API-11 GET %s?%s answers somebody without credentials with 200 and JSON',
  async (path, query) => {
    const response = await site().get(`/api${path}?${query}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    expect(await response.json()).toBeTypeOf('object')
  },
)

test.each(Object.entries(found))(
  'API-02 API-04 %s?%s answers the same with a timestamp and with credentials that it does not need',
  async (path, query) => {
    const plain = await (await site().get(`/api${path}?${query}`)).text()
    const dressed = await site().get(`/api${path}?${query}&_=1763640000000&_u=1&_t=somebodys-token`)
    expect([dressed.status, await dressed.text()]).toEqual([200, plain])
  },
)

test.each(refused)(
  'API-14 $call is refused with status $status and its text as JSON',
  async ({ call, status, body }) => {
    const response = await site().get(`/api${call}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'application/json; charset=utf-8',
    ])
    expect(await response.json()).toEqual(body)
  },
)
