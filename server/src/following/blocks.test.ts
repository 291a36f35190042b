import { expect, test } from 'vitest'
import { listComments, postComment } from '@loadout/contract/comments/comments.ts'
import * as blocks from '@loadout/contract/following/blocks.ts'
import { checkFollowing, followMember } from '@loadout/contract/following/following.ts'
import * as mutes from '@loadout/contract/following/mutes.ts'
import { getPost } from '@loadout/contract/posts/posts.ts'
import { editPost, publishPost } from '@loadout/contract/posts/writing.ts'
import { brokenPromises } from '../../test/broken-promises.ts'
import { inWaves } from '../../test/in-waves.ts'
import { postText } from '../../test/post-text.ts'
import { startSite } from '../../test/start-site.ts'

const { blockMember, listBlocked, unblockMember } = blocks
const refusal = { status: 403, code: 'not_allowed' }

async function siteOfTwo() {
  const site = await startSite()
  const haldor = await site.make.member({ username: 'Haldor' })
  const pest = await site.make.member({ username: 'Pest' })
  return { ...site, haldor, pest, own: await site.as(haldor), other: await site.as(pest) }
}

test('G02 whoever is blocked follows no more and comments on nothing of the member, until that is taken back', async () => {
  const { call, make, db, haldor, pest, own, other } = await siteOfTwo()
  const news = await make.news({ author: haldor })
  const comment = { id: news.id, article_type: 'news', message: 'Hello' } as const
  await call(followMember, { user_id: haldor.id }, other)
  await call(followMember, { user_id: pest.id }, own)

  expect(await call(blockMember, { user_id: pest.id }, own)).toEqual({ blocked: true })
  expect((await call(listBlocked, {}, own)).entries).toMatchObject([{ username: 'Pest' }])
  expect((await call(listBlocked, {}, other)).entries).toEqual([])
  expect((await call(checkFollowing, { user_id: haldor.id }, other)).following).toBe(false)
  expect((await call(checkFollowing, { user_id: pest.id }, own)).following).toBe(false)
  await expect(call(followMember, { user_id: haldor.id }, other)).rejects.toMatchObject(refusal)
  await expect(call(postComment, comment, other)).rejects.toMatchObject(refusal)
  expect((await call(listComments, { id: news.id, article_type: 'news' })).count).toBe(0)
  expect(await brokenPromises(db)).toEqual([])

  expect(await call(unblockMember, { user_id: pest.id }, own)).toEqual({ blocked: false })
  await call(followMember, { user_id: haldor.id }, other)
  await call(postComment, comment, other)
})

test('C13 the name of somebody who has blocked the writer is only text', async () => {
  const { call, make, pest, own, other } = await siteOfTwo()
  await make.member({ username: 'Mireia' })
  const news = await make.news()
  await call(blockMember, { user_id: pest.id }, own)
  const { comment } = await call(
    postComment,
    { id: news.id, article_type: 'news', message: '@Haldor and @Mireia' },
    other,
  )
  expect(comment.mentions.map(({ name }) => name)).toEqual(['Mireia'])
})

test('C13 G12 a post names nobody who has blocked its author, and they are not told', async () => {
  const { call, make, db, pest, own, other } = await siteOfTwo()
  const mireia = await make.member({ username: 'Mireia' })
  await call(blockMember, { user_id: pest.id }, own)
  const { id } = await call(
    publishPost,
    {
      language_id: 0,
      title: 'To everybody',
      content: postText(300, '@Haldor and @Mireia '),
      categories: [2],
      publish: true,
    },
    other,
  )
  const told = async () =>
    (await db.selectFrom('event_log').select(['kind', 'data']).execute())
      .filter(({ kind }) => kind === 'post published' || kind === 'members mentioned in post')
      .map(({ data }) => (data as { mentioned: number[] }).mentioned)
  expect((await call(getPost, { id })).user_tags.map(({ name }) => name)).toEqual(['Mireia'])
  expect(await told()).toEqual([[mireia.id]])

  await call(editPost, { id, content: postText(300, '@Mireia and @haldor ') }, other)
  expect((await call(getPost, { id })).user_tags.map(({ name }) => name)).toEqual(['Mireia'])
  expect(await told()).toEqual([[mireia.id]])
})

test('C13 a post names ten people at most, in all that it has ever said', async () => {
  const { call, make, other } = await siteOfTwo()
  for (let index = 0; index < 12; index++) await make.member({ username: `Someone${index}` })
  const naming = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `@Someone${from + index} `).join('')
  const post = { language_id: 0, title: 'To everybody', categories: [2], publish: true } as const
  const content = (from: number, to: number) => postText(300, naming(from, to))
  const { id } = await call(publishPost, { ...post, content: content(0, 8) }, other)
  const named = async () => (await call(getPost, { id })).user_tags.map(({ name }) => name)
  expect(await named()).toHaveLength(8)

  await call(editPost, { id, content: content(8, 12) }, other)
  expect(await named()).toEqual(['Someone8', 'Someone9'])
  await call(editPost, { id, content: content(10, 12) }, other)
  expect(await named()).toEqual([])
})

test('nobody blocks themselves, or somebody who is not there', async () => {
  const { call, haldor, own } = await siteOfTwo()
  await expect(call(blockMember, { user_id: haldor.id }, own)).rejects.toMatchObject({
    status: 400,
    code: 'own_block',
  })
  await expect(call(blockMember, { user_id: 999_999 }, own)).rejects.toMatchObject({ status: 404 })
})

test('B05 of a block and a follow at the same moment no follow is left', async () => {
  const { call, db, haldor, pest, own, other } = await siteOfTwo()
  await inWaves(40, (index): Promise<unknown> =>
    index === 20
      ? call(blockMember, { user_id: pest.id }, own)
      : call(followMember, { user_id: haldor.id }, other).catch(() => undefined),
  )
  expect(await db.selectFrom('follow').selectAll().execute()).toEqual([])
  expect(await brokenPromises(db)).toEqual([])
})

test('G12 authors and articles are muted and heard again, but nothing that cannot be read', async () => {
  const { call, make, db, pest, own } = await siteOfTwo()
  const [news, draft] = [
    await make.news({ title: 'Kestrel win' }),
    await make.news({ publishedAt: 'infinity' }),
  ]
  const muted = async () => (await call(mutes.listMuted, {}, own)).entries
  for (let time = 0; time < 2; time++) {
    await call(mutes.muteAuthor, { user_id: pest.id, muted: true }, own)
    await call(mutes.muteArticle, { id: news.id, muted: true }, own)
  }
  expect(await muted()).toEqual([
    { kind: 'author', id: pest.id, name: 'Pest' },
    { kind: 'article', id: news.id, name: 'Kestrel win' },
  ])
  await expect(call(mutes.muteArticle, { id: draft.id, muted: true }, own)).rejects.toMatchObject({
    status: 404,
    code: 'article_not_found',
  })

  await db
    .updateTable('article')
    .set({ published_at: 'infinity' })
    .where('id', '=', news.id)
    .execute()
  expect((await muted())[1]).toEqual({ kind: 'article', id: news.id, name: null })
  await call(mutes.muteAuthor, { user_id: pest.id, muted: false }, own)
  expect(await muted()).toHaveLength(1)
  await call(mutes.muteArticle, { id: news.id, muted: false }, own)
  expect(await muted()).toEqual([])
})
