import { expect, test } from 'vitest'
import { listComments } from '@loadout/contract/comments/comments.ts'
import { getNews, listNews, listRelatedNews } from '@loadout/contract/news/news.ts'
import { listPosts, upvotePost } from '@loadout/contract/posts/posts.ts'
import { upvoteComment, upvoteNews } from '@loadout/contract/upvotes/upvotes.ts'
import { listLatestVideos, listVideos, upvoteVideo } from '@loadout/contract/videos/videos.ts'
import { formOf } from '../../test/call-over-http.ts'
import { inWaves } from '../../test/in-waves.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { DAY } from '../platform/clock.ts'

const onNews = { article_type: 'news' } as const
const delta = (given: 0 | 1) => ({ delta: given })

/** Upvotes as a browser without an account does, which brings back the cookie it was given. */
async function visit(
  { url }: Pick<TestSite, 'url'>,
  id: number,
  cookie?: string,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${url}/api/news/upvote`, {
    method: 'POST',
    body: new URLSearchParams({ id: String(id) }),
    headers: cookie === undefined ? headers : { ...headers, cookie },
  })
  return {
    status: response.status,
    body: (await response.json()) as { delta: number },
    cookie: response.headers.get('set-cookie')?.split(';')[0],
    header: response.headers.get('set-cookie'),
  }
}

test('CMT-07 CMT-08 CMT-09 C01 a comment is upvoted once, by others, and its reader sees so', async () => {
  const { call, make, as } = await startSite()
  const news = await make.news()
  const [writer, reader] = [await make.member(), await make.member()]
  const { id } = await make.comment({ on: news, by: writer })
  const [own, other] = [await as(writer), await as(reader)]
  const seen = async (credentials?: typeof own) =>
    (await call(listComments, { id: news.id, ...onNews }, credentials)).entries.map(
      ({ upvotes, upvoted }) => [upvotes, upvoted],
    )

  expect(await call(upvoteComment, { id, ...onNews }, own)).toEqual(delta(0))
  expect([await seen(), await seen(own), await seen(other)]).toEqual([
    [[0, false]],
    [[0, true]],
    [[0, false]],
  ])
  expect(await call(upvoteComment, { id, ...onNews }, other)).toEqual(delta(1))
  expect(await call(upvoteComment, { id, ...onNews }, other)).toEqual(delta(0))
  expect([await seen(), await seen(other)]).toEqual([[[1, false]], [[1, true]]])
})

test('VOTE-04 G11 G12 visitors upvote no comment, and nobody one that is deleted, missing, below news that cannot be read or of another kind of article', async () => {
  const { call, make, as } = await startSite()
  const news = await make.news()
  const [deleted, there] = [
    await make.comment({ on: news, deleted: true }),
    await make.comment({ on: news }),
  ]
  const belowDraft = await make.comment({ on: await make.news({ publishedAt: 'infinity' }) })
  const credentials = await as(await make.member())

  await expect(call(upvoteComment, { id: there.id, ...onNews })).rejects.toMatchObject({
    status: 401,
  })
  for (const input of [
    { id: deleted.id, ...onNews },
    { id: belowDraft.id, ...onNews },
    { id: 999_999, ...onNews },
    { id: there.id, article_type: 'blog' } as const,
  ])
    await expect(call(upvoteComment, input, credentials)).rejects.toMatchObject({
      status: 404,
      code: 'comment_not_found',
    })
})

test('B03 fifty upvotes of one member, ten at a time, count once', async () => {
  const { call, make, as, db } = await startSite()
  const { id } = await make.comment({ on: await make.news() })
  const credentials = await as(await make.member())
  const answers = await inWaves(50, () => call(upvoteComment, { id, ...onNews }, credentials))

  expect(answers.filter(({ delta: given }) => given === 1)).toHaveLength(1)
  expect(
    await db.selectFrom('comment').select('upvotes').where('id', '=', id).executeTakeFirst(),
  ).toEqual({ upvotes: 1 })
})

test('NEWS-12 VOTE-02 C01 a member upvotes an article once, the author never, and each sees so', async () => {
  const { call, make, as } = await startSite()
  const news = await make.news()
  const [author, member] = [await as(news.author), await as(await make.member())]

  expect(await call(upvoteNews, { id: news.id }, author)).toEqual(delta(0))
  expect(await call(upvoteNews, { id: news.id }, member)).toEqual(delta(1))
  expect(await call(upvoteNews, { id: news.id }, member)).toEqual(delta(0))
  const [forAll, forMember, forAuthor] = [
    await call(getNews, { id: news.id }),
    await call(getNews, { id: news.id }, member),
    await call(getNews, { id: news.id }, author),
  ]
  expect([forAll, forMember, forAuthor].map(({ upvotes, upvoted }) => [upvotes, upvoted])).toEqual([
    [1, false],
    [1, true],
    [1, true],
  ])
})

test('VOTE-03 AMB-94 a visitor upvotes an article once, known by a signed cookie that scripts cannot read', async () => {
  const site = await startSite()
  const [news, other] = [await site.make.news(), await site.make.news()]
  const first = await visit(site, news.id)
  expect([first.status, first.body]).toEqual([200, delta(1)])
  expect(first.header).toMatch(
    /^visitor=[\w-]{22}\.[\w-]{22}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
  )

  const again = await visit(site, news.id, first.cookie)
  expect([again.body, again.header]).toEqual([delta(0), null])
  expect((await visit(site, other.id, first.cookie)).body).toEqual(delta(1))
  expect((await site.call(getNews, { id: news.id })).upvotes).toBe(1)
})

test('C10 a visitor whom the page of another site has upvote something counts for nothing, and members and the site’s friends do', async () => {
  const friend = 'https://friend.example'
  const site = await startSite({ environment: { CORS_ORIGINS: friend } })
  const { call, make, as, url } = site
  const news = await make.news()
  const from = (origin: string) => ({ 'sec-fetch-site': 'cross-site', origin })
  const elsewhere = from('https://elsewhere.example')
  expect(await visit(site, news.id, undefined, elsewhere)).toMatchObject({
    status: 200,
    body: delta(0),
  })
  expect((await visit(site, 999_999, undefined, elsewhere)).status).toBe(404)
  expect((await call(getNews, { id: news.id })).upvotes).toBe(0)

  const counted = [
    await visit(site, news.id, undefined, from(friend)),
    await visit(site, news.id, undefined, { 'sec-fetch-site': 'same-origin' }),
    await visit(site, news.id),
  ]
  expect(counted.map(({ body }) => body)).toEqual([delta(1), delta(1), delta(1)])
  const member = await fetch(`${url}/api/news/upvote`, {
    method: 'POST',
    body: formOf({ id: news.id, ...(await as(await make.member())) }),
    headers: elsewhere,
  })
  expect(await member.json()).toEqual(delta(1))
})

test('C02 whoever throws their cookies away gives five upvotes a day, and nobody earns anything', async () => {
  const site = await startSite()
  const news = await site.make.news()
  const answers = await inWaves(60, () => visit(site, news.id))
  answers.push(
    await visit(site, news.id, 'visitor=AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA'),
    await visit(site, news.id, 'upvoted-news=1,2,3'),
  )

  expect(answers.filter(({ body }) => body.delta === 1)).toHaveLength(5)
  expect((await site.call(getNews, { id: news.id })).upvotes).toBe(5)
  expect(await site.db.selectFrom('point_entry').selectAll().execute()).toEqual([])
  site.clock.advance(DAY)
  expect((await visit(site, news.id)).body).toEqual(delta(1))
})

test('C02 the cap is a setting, and 0 is none', async () => {
  const site = await startSite({ environment: { VISITOR_UPVOTES_PER_NETWORK: '0' } })
  const news = await site.make.news()
  for (let count = 0; count < 8; count++)
    expect((await visit(site, news.id)).body).toEqual(delta(1))
})

test('NEWS-12 what is not published cannot be upvoted', async () => {
  const site = await startSite()
  const draft = await site.make.news({ publishedAt: 'infinity' })
  expect((await visit(site, draft.id)).status).toBe(404)
  expect((await visit(site, 999_999)).status).toBe(404)
})

test('POST-32 VIDEO-11 a post or a video that is not there is missed by its name', async () => {
  const { call, make, as } = await startSite()
  const member = await as(await make.member())
  const news = await make.news()
  for (const id of [news.id, 999_999]) {
    await expect(call(upvotePost, { id }, member)).rejects.toMatchObject({
      status: 404,
      error: 'Post not found',
    })
    await expect(call(upvoteVideo, { id }, member)).rejects.toMatchObject({
      status: 404,
      error: 'Video not found',
    })
  }
})

test('D12 where the site is reached over https the cookie of a visitor is secure, and no script can read it', async () => {
  const site = await startSite({ environment: { ORIGIN: 'https://community.example' } })
  const { header } = await visit(site, (await site.make.news()).id)
  expect(header).toMatch(
    /^visitor=[^;]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
  )
})

test('NEWS-01 POST-01 VIDEO-01 lists say which articles a member has upvoted or written; a visitor and a page learn nothing of it', async () => {
  const { call, make, as, get } = await startSite()
  const [author, reader] = [await make.member(), await make.member()]
  const [own, voter] = [await as(author), await as(reader)]
  const about = await make.news({ tags: ['final'], categoryIds: [5] })
  const news = await make.news({ author, tags: ['final'] })
  const post = await make.post({ author })
  const video = await make.video({ author })
  await call(upvoteNews, { id: news.id }, voter)
  await call(upvotePost, { id: post.id }, voter)
  await call(upvoteVideo, { id: video.id }, voter)

  const upvoted = async (who?: typeof own) => {
    const lists = [
      await call(listNews, {}, who),
      await call(listRelatedNews, { id: about.id }, who),
      await call(listPosts, {}, who),
      await call(listVideos, {}, who),
      await call(listLatestVideos, {}, who),
    ]
    return lists.map(({ entries }) => entries.map((entry) => entry.upvoted))
  }
  const marked = [[true, false], [true], [true], [true], [true]]
  expect(await upvoted(own)).toEqual(marked)
  expect(await upvoted(voter)).toEqual(marked)
  const unmarked = marked.map((list) => list.map(() => false))
  expect(await upvoted()).toEqual(unmarked)
  expect(await upvoted(await as(await make.member()))).toEqual(unmarked)
  const { _u, _t } = voter
  const page = await get('/', { cookie: `user-id=${_u}; user-token=${_t}` })
  expect(await page.text()).not.toContain('"upvoted":true')
})
