import { expect, test } from 'vitest'
import { readPaths } from '../../../test/reads.ts'
import { shareSite } from '../../../test/start-site.ts'

/** Calls that are refused. */
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
    body: { error: 'Post not found', code: 'post_not_found' },
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
    call: '/stream/get?id=999999',
    status: 404,
    body: { error: 'Stream not found', code: 'stream_not_found' },
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

const site = shareSite(async (all) => {
  await all.make.news({ tags: ['katowice'] })
  paths = await readPaths(all)
})
let paths: string[] = []

test('API-03 API-05 API-11 every call that shows what everybody may see answers somebody without credentials with 200 and JSON', async () => {
  for (const path of paths) {
    const response = await site().get(`/api${path}`)
    expect([path, response.status, response.headers.get('content-type')]).toEqual([
      path,
      200,
      'application/json; charset=utf-8',
    ])
    expect(await response.json()).toBeTypeOf('object')
  }
})

test('API-02 API-04 every such call answers the same with a timestamp and with credentials that it does not need', async () => {
  for (const path of paths) {
    const plain = await (await site().get(`/api${path}`)).text()
    const dressed = await site().get(`/api${path}&_=1763640000000&_u=1&_t=somebodys-token`)
    expect([path, dressed.status, await dressed.text()]).toEqual([path, 200, plain])
  }
})

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
