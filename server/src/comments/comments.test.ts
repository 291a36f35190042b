import { expect, test } from 'vitest'
import { listComments, postComment } from '@loadout/contract/comments/comments.ts'
import { upvoteComment } from '@loadout/contract/upvotes/upvotes.ts'
import { startSite, TEST_NOW } from '../../test/start-site.ts'

const articleNotFound = { status: 404, code: 'article_not_found', error: 'Article not found' }

test('CMT-01 CMT-02 a comment has its author, text, time, upvotes and the people it names', async () => {
  const { call, make } = await startSite()
  const author = await make.member({ username: 'Tindra', flags: 2 })
  const haldor = await make.member({ username: 'Haldor' })
  const news = await make.news()
  const comment = await make.comment({
    on: news,
    by: author,
    message: 'Well done @haldor, and @nobody!',
    upvotes: 7,
    inserted: TEST_NOW,
  })

  expect(await call(listComments, { id: news.id, article_type: 'news' })).toEqual({
    count: 1,
    entries: [
      {
        id: comment.id,
        message: 'Well done @haldor, and @nobody!',
        author: {
          id: author.id,
          username: 'Tindra',
          avatar: `/media/avatar/${author.id}`,
          flags: 2,
        },
        inserted: TEST_NOW.getTime() / 1000,
        upvotes: 7,
        upvoted: false,
        deleted: false,
        edited: null,
        answers: null,
        mentions: [{ id: haldor.id, name: 'Haldor' }],
      },
    ],
  })
})

test('CMT-13 a deleted comment keeps its place and loses its text and the people it named', async () => {
  const { call, get, make } = await startSite()
  const news = await make.news()
  await make.member({ username: 'Tindra' })
  await make.comment({ on: news, message: 'before' })
  await make.comment({ on: news, message: 'rude words about @Tindra', deleted: true })

  const { entries, count } = await call(listComments, { id: news.id, article_type: 'news' })
  expect(count).toBe(2)
  expect(entries[1]).toMatchObject({
    message: 'This comment has been deleted.',
    deleted: true,
    mentions: [],
  })
  expect(
    await (await get(`/api/comment/list?id=${news.id}&article_type=news`)).text(),
  ).not.toContain('rude words')
})

test('CMT-02 an article has its own comments and those of no other', async () => {
  const { call, make } = await startSite()
  const [news, other] = [await make.news(), await make.news()]
  await make.comment({ on: news, message: 'here' })
  await make.comment({ on: other, message: 'there' })
  const { entries, count } = await call(listComments, { id: news.id, article_type: 'news' })
  expect([count, entries.map(({ message }) => message)]).toEqual([1, ['here']])
})

test('CMT-02 nothing has been said about an article without comments', async () => {
  const { call, make } = await startSite()
  const news = await make.news()
  expect(await call(listComments, { id: news.id, article_type: 'news' })).toEqual({
    entries: [],
    count: 0,
  })
})

test.each(['article_type=news', 'article_type=0', 'articleType=news', 'articleType=0'])(
  'CMT-02 AMB-25 a news item is spelled "%s"',
  async (spelling) => {
    const { get, make } = await startSite()
    const news = await make.news()
    await make.comment({ on: news, message: 'here' })
    expect(await (await get(`/api/comment/list?id=${news.id}&${spelling}`)).json()).toMatchObject({
      count: 1,
    })
  },
)

test('CMT-03 CMT-07 AMB-25 a comment is written and upvoted with either spelling of the type', async () => {
  const { call, make, as } = await startSite()
  const news = await make.news()
  const comment = await make.comment({ on: news })
  const credentials = await as(await make.member())
  const spelled = { articleType: 'news' } as unknown as { article_type: 'news' }
  await call(postComment, { id: news.id, message: 'here', ...spelled }, credentials)
  expect(await call(listComments, { id: news.id, ...spelled })).toMatchObject({ count: 2 })
  expect(await call(upvoteComment, { id: comment.id, ...spelled }, credentials)).toEqual({
    delta: 1,
  })
  await expect(call(listComments, { id: news.id } as never)).rejects.toMatchObject({
    status: 400,
    field: 'article_type',
  })
})

test.each(['news', 'blog', 'video', '0', '1', '2'])(
  'CMT-02 an unknown article of type %s is refused with its text',
  async (type) => {
    const { get } = await startSite()
    const response = await get(`/api/comment/list?id=999999&article_type=${type}`)
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: articleNotFound.error, code: articleNotFound.code },
    ])
  },
)
