import { expect, test } from 'vitest'
import { z } from 'zod'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { deleteComment, listComments, postComment } from '@loadout/contract/comments/comments.ts'
import { listCommentsForStaff } from '@loadout/contract/comments/staff-comments.ts'
import { getNews, listNews, listRelatedNews } from '@loadout/contract/news/news.ts'
import { endpoint } from '@loadout/contract/platform/endpoint.ts'
import { wireId } from '@loadout/contract/platform/wire.ts'
import { taskOf } from '@loadout/contract/points/tasks.ts'
import { searchArticles } from '@loadout/contract/search/article-search.ts'
import { listPopularTags } from '@loadout/contract/tags/tags.ts'
import { upvoteComment, upvoteNews } from '@loadout/contract/upvotes/upvotes.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { publishArticle } from '../../test/publish-article.ts'
import { startSite } from '../../test/start-site.ts'
import { keptCounts } from '../counts/kept-counts.ts'
import { newsKind } from '../news/kind.ts'
import type { ArticleKind } from './article-kind.ts'
import { articleNotFound, findArticleRow } from './find-article.ts'
import { readAsMember } from './read-as-member.ts'

const getPost = endpoint({
  method: 'GET',
  path: '/test/post',
  access: 'member',
  summary: 'A post.',
  input: z.object({ id: wireId }),
  output: z.object({ title: z.string(), upvotes: z.int(), upvoted: z.boolean() }),
})

const upvotePost = endpoint({
  method: 'POST',
  path: '/test/post/upvote',
  access: 'member',
  summary: 'Upvotes a post.',
  input: upvoteNews.input,
  output: upvoteNews.output,
})

/** All that is known of posts here: what they declare. */
const postKind: ArticleKind = {
  type: 'blog',
  path: ({ id, slug }) => (slug === undefined ? `/blog/${id}` : `/blog/${id}/${slug}`),
  picture: (image) => `/media/blog/${image}`,
  languages: 'everywhere',
  searchedAs: 'blog',
  feed: 'posts',
  unseenFor: 'canDeletePosts',
  isInSitemap: true,
  isCommentable: true,
  notFound: 'post_not_found',
  upvote: upvotePost,
  readTask: 'read_news',
}

async function startSiteWithPosts(kind: ArticleKind = postKind) {
  const running = await startSite({
    // In the place of the site's own.
    kinds: [newsKind, kind],
    extend(_, site) {
      site.serve(getPost, ({ input, caller }) => {
        const read = async () => {
          const row = await findArticleRow(site.db, kind, {
            id: input.id,
            languageId: undefined,
            now: site.clock.now(),
          })
          if (!row) throw articleNotFound()
          return { title: row.title, upvotes: row.upvotes, author: { id: row.author_id } }
        }
        return readAsMember(site, kind, { id: input.id, memberId: caller.id, article: read() })
      })
    },
  })
  const author = await running.make.member({ username: 'Tindra' })
  /** A post in German. */
  const post = async (title: string) => {
    const id = await publishArticle(running.site, kind, {
      authorId: author.id,
      image: 'csgo-1',
      publishedAt: new Date(running.clock.now().getTime() - 60_000),
      categoryIds: [2],
      tags: ['katowice'],
      userTagIds: [],
      versions: [{ languageId: 3, title, excerpt: '', content: `<p>${title} im Finale.</p>` }],
    })
    return { id, title }
  }
  return { ...running, author, post }
}

const onPost = { article_type: 'blog' } as const

test('CMT-02 CMT-03 CMT-07 ADMIN-14 another kind of article has comments, which can be upvoted and deleted, and shares nothing with news but the row of ids', async () => {
  const { call, make, as, post } = await startSiteWithPosts()
  const news = await make.news()
  const { id } = await post('Kestrel gewinnt')
  const [writer, reader] = [await as(await make.member()), await as(await make.member())]
  expect(id).not.toBe(news.id)

  const { comment } = await call(postComment, { id, ...onPost, message: 'Stark' }, writer)
  expect(await call(upvoteComment, { id: comment.id, ...onPost }, reader)).toEqual({ delta: 1 })
  expect(await call(listComments, { id, ...onPost })).toMatchObject({
    count: 1,
    entries: [{ message: 'Stark', upvotes: 1 }],
  })

  const missing = { status: 404 }
  const asNews = { article_type: 'news' } as const
  await expect(call(listComments, { id, ...asNews })).rejects.toMatchObject(missing)
  await expect(call(listComments, { id: news.id, ...onPost })).rejects.toMatchObject(missing)
  await expect(call(postComment, { id, ...asNews, message: 'x' }, writer)).rejects.toMatchObject(
    missing,
  )
  await expect(call(upvoteComment, { id: comment.id, ...asNews }, reader)).rejects.toMatchObject(
    missing,
  )
  await expect(call(getNews, { id })).rejects.toMatchObject(missing)
  await expect(call(upvoteNews, { id })).rejects.toMatchObject(missing)

  const moderator = await as(await make.member(staffWith('canDeleteComments')))
  expect((await call(listCommentsForStaff, {}, moderator)).entries).toMatchObject([
    { article: { type: 'blog', id, title: 'Kestrel gewinnt' } },
  ])
  await call(deleteComment, { id: comment.id }, moderator)
  expect((await call(listComments, { id, ...onPost })).entries).toMatchObject([{ deleted: true }])
})

test('POINTS-16 VOTE-02 another kind is upvoted by its own call, and its readers are paid by the task it names, once', async () => {
  const { call, make, as, db, post, author } = await startSiteWithPosts()
  const { id } = await post('Kestrel gewinnt')
  const reader = await make.member()
  const credentials = await as(reader)

  expect(await call(upvotePost, { id }, credentials)).toEqual({ delta: 1 })
  expect(await call(upvotePost, { id }, credentials)).toEqual({ delta: 0 })
  await expect(call(upvotePost, { id })).rejects.toMatchObject({ status: 401 })
  expect(await call(upvotePost, { id }, await as(author))).toEqual({ delta: 0 })
  for (const who of [credentials, credentials, await as(author)]) await call(getPost, { id }, who)

  expect(await call(getPost, { id }, credentials)).toMatchObject({ upvotes: 1, upvoted: true })
  expect(
    await db
      .selectFrom('point_entry')
      .select(['user_id', 'task_id', 'subject'])
      .orderBy('task_id')
      .execute(),
  ).toEqual(
    [taskOf('read_news'), taskOf('upvote')]
      .map((task) => ({ user_id: reader.id, task_id: task.id, subject: `blog ${id}` }))
      .toSorted((a, b) => a.task_id - b.task_id),
  )
})

test.each([
  { commentedTask: undefined, paid: [] },
  { commentedTask: 'receive_comment', paid: ['receive_comment'] },
] as const)(
  'POINTS-33 a comment of somebody else on another kind pays its author $commentedTask, as the kind says',
  async ({ commentedTask, paid }) => {
    const { call, make, as, db, post, author } = await startSiteWithPosts(
      commentedTask ? { ...postKind, commentedTask } : postKind,
    )
    const { id } = await post('Kestrel gewinnt')
    const reader = await make.member({ flags: Flag.HasVerifiedEmail })
    for (const writer of [reader, author])
      await call(postComment, { id, ...onPost, message: 'Stark' }, await as(writer))
    const entries = await db
      .selectFrom('point_entry')
      .select('task_id')
      .where('user_id', '=', author.id)
      .where('task_id', '<>', taskOf('comment').id)
      .execute()
    expect(entries).toEqual(paid.map((task) => ({ task_id: taskOf(task).id })))
  },
)

test('SEARCH-19 TAG-02 TAG-03 another kind is found by words and by tags beside news, under its own type, in every language when it is for everybody', async () => {
  const { call, make, post } = await startSiteWithPosts()
  const news = await make.news({ title: 'Kestrel win', tags: ['katowice', 'lan'] })
  const { id } = await post('Kestrel gewinnt')
  const found = async (
    input: { query: string } | { tag_id: number },
    type: 'all' | 'news' | 'blog',
  ) => {
    const { count, entries } = await call(searchArticles, { ...input, type, language_id: 0 })
    return [count, entries.map((hit) => `${hit.type} ${hit.id}`).toSorted()]
  }
  const both = [2, [`blog ${id}`, `news ${news.id}`]]

  expect(await found({ query: 'kestrel' }, 'all')).toEqual(both)
  expect(await found({ query: 'kestrel' }, 'news')).toEqual([1, [`news ${news.id}`]])
  expect(await found({ query: 'kestrel' }, 'blog')).toEqual([1, [`blog ${id}`]])
  expect(await found({ tag_id: 1 }, 'all')).toEqual(both)
  expect(await found({ tag_id: 1 }, 'blog')).toEqual([1, [`blog ${id}`]])
  expect((await call(listPopularTags, {})).entries.map(({ name }) => name)).toEqual([
    'katowice',
    'lan',
  ])
})

test('NEWS-08 another kind is in feeds and sitemap under its own address, and in no list of news', async () => {
  const { call, get, make, post, author } = await startSiteWithPosts()
  const news = await make.news({ author, title: 'Kestrel win', tags: ['katowice'] })
  const { id } = await post('Kestrel gewinnt')
  const address = `/blog/${id}/kestrel-gewinnt?lang=`

  for (const feed of ['posts', 'games/csgo', `authors/${author.id}`, 'tags/1'])
    expect(await (await get(`/feeds/${feed}.json?lang=en`)).text(), feed).toContain(`${address}en`)
  expect(await (await get('/feeds/posts.json?lang=en')).text()).toContain('/media/blog/csgo-1')
  expect(await (await get('/sitemap.xml')).text()).toContain(`${address}de`)

  const { entries } = await call(listNews, {})
  expect(entries.map((entry) => entry.id)).toEqual([news.id])
  expect(entries).toMatchObject([{ author_news_post_count: 1, author_blog_post_count: 1 }])
  expect((await call(listRelatedNews, { id: news.id })).entries).toEqual([])
})

test('a kind that declares nothing has no comments, and is in no search, feed or sitemap', async () => {
  const { call, get, make, as, post } = await startSiteWithPosts({
    type: 'video',
    path: ({ id }) => `/tv/${id}`,
    picture: (image) => `/media/tv/${image}`,
    languages: 'translated',
    unseenFor: 'canManageContent',
    isInSitemap: false,
    isCommentable: false,
  })
  const { id } = await post('Kestrel gewinnt')
  const member = await as(await make.member())

  await expect(
    call(postComment, { id, article_type: 'video', message: 'x' }, member),
  ).rejects.toMatchObject({ status: 404 })
  expect((await call(searchArticles, { query: 'kestrel' })).count).toBe(0)
  expect(await (await get('/feeds/news.json?lang=de')).text()).not.toContain('Kestrel')
  expect(await (await get('/sitemap.xml')).text()).not.toContain('/tv/')
})

test('A05 B04 counts of several kinds are those of what there is', async () => {
  const { call, db, make, as, post, author } = await startSiteWithPosts()
  await make.news({ author, tags: ['katowice', 'final'] })
  const { id } = await post('Kestrel gewinnt')
  await call(postComment, { id, ...onPost, message: 'Stark' }, await as(author))
  for (const count of keptCounts) expect(await count.findWrong(db), count.name).toEqual([])
})
