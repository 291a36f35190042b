import { expect, test } from 'vitest'
import { getPost, listPosts } from '@loadout/contract/posts/posts.ts'
import {
  discardKeptPost,
  editPost,
  getWrittenPost,
  keepPost,
  publishPost,
} from '@loadout/contract/posts/writing.ts'
import { postText } from '../../test/post-text.ts'
import { startSite } from '../../test/start-site.ts'
import { keptCounts } from '../counts/kept-counts.ts'
import { MAX_MARKS } from '../platform/html/sanitize.ts'

const meanwhile = { status: 400, code: 'changed_meanwhile' }
const published = {
  language_id: 0,
  categories: [2],
  title: 'Five evenings of Mirage',
  content: postText(300),
} as const
const change = {
  language_id: 3,
  categories: [3],
  title: 'Fünf Abende',
  content: '<p>Noch nicht fertig</p>',
} as const

async function writing() {
  const site = await startSite()
  const member = await site.make.member()
  return {
    ...site,
    member,
    as: await site.as(member),
    asSomebody: await site.as(await site.make.member()),
  }
}

test('POST-16 POST-17 what somebody begins to write is kept as a draft, which another device finds, and nobody else', async () => {
  const { call, as, asSomebody, clock } = await writing()
  const first = await call(keepPost, { language_id: 1, title: '', content: '<p>Hej' }, as)
  clock.advance(5_000)
  const kept = Math.floor(clock.now().getTime() / 1_000)
  const second = await call(
    keepPost,
    {
      id: first.id,
      revision: first.revision,
      language_id: 3,
      categories: [5],
      title: 'Hallo',
      content: '<p>Hallo zusammen</p>',
    },
    as,
  )
  expect(second).toEqual({ id: first.id, revision: 2, kept })
  expect((await call(listPosts, { drafts: true }, as)).entries).toMatchObject([
    { id: first.id, title: 'Hallo', published: null },
  ])
  expect(await call(getWrittenPost, { id: first.id }, as)).toEqual({
    id: first.id,
    revision: 2,
    slug: 'hallo',
    language_id: 3,
    title: 'Hallo',
    content: '<p>Hallo zusammen</p>',
    categories: [expect.objectContaining({ id: 5 })],
    tags: [],
    image: expect.stringMatching(/^\/media\/posts\//),
    published: null,
    starred: null,
    poll: null,
    is_of_purchase: false,
    kept,
    is_changed: false,
  })
  for (const refused of [
    () => call(getWrittenPost, { id: first.id }, asSomebody),
    () => call(keepPost, { ...change, id: first.id, revision: 2 }, asSomebody),
    () => call(discardKeptPost, { id: first.id, revision: 2 }, asSomebody),
  ])
    await expect(refused()).rejects.toMatchObject({ status: 404, code: 'post_not_found' })
})

test('POST-22 what is written of a published post is kept beside it until it is published, or thrown away', async () => {
  const { call, as, db } = await writing()
  const { id } = await call(publishPost, published, as)
  await call(keepPost, { ...change, id, revision: 1 }, as)
  expect(await call(getPost, { id }, as)).toMatchObject({ title: published.title, language_id: 0 })
  expect((await call(listPosts, { drafts: true }, as)).entries).toMatchObject([
    { title: published.title },
  ])
  expect(await call(getWrittenPost, { id }, as)).toMatchObject({
    title: 'Fünf Abende',
    content: '<p>Noch nicht fertig</p>',
    language_id: 3,
    categories: [{ id: 3 }],
    is_changed: true,
    revision: 2,
  })

  expect(await call(discardKeptPost, { id, revision: 2 }, as)).toEqual({ id, revision: 3 })
  expect(await call(discardKeptPost, { id, revision: 3 }, as)).toEqual({ id, revision: 3 })
  expect(await call(getWrittenPost, { id }, as)).toMatchObject({
    title: published.title,
    is_changed: false,
  })

  await call(keepPost, { ...change, content: postText(300), id, revision: 3 }, as)
  await call(editPost, { id, revision: 4, publish: true }, as)
  expect(await call(getPost, { id })).toMatchObject({ title: 'Fünf Abende', language_id: 3 })
  expect(await call(getWrittenPost, { id }, as)).toMatchObject({ is_changed: false, revision: 5 })
  for (const count of keptCounts) expect(await count.findWrong(db), count.name).toEqual([])
})

test('POST-22 a post that is taken back is the draft that was last written', async () => {
  const { call, as } = await writing()
  const { id } = await call(publishPost, published, as)
  await call(keepPost, { ...change, id, revision: 1 }, as)
  await call(editPost, { id, publish: false }, as)
  expect(await call(getPost, { id }, as)).toMatchObject({ title: 'Fünf Abende', published: null })
})

test('H11 API-14 a text with more marks than any has is refused wherever a post is written, with the field', async () => {
  const { call, as } = await writing()
  const { id } = await call(publishPost, published, as)
  const content = '<p>'.repeat(MAX_MARKS + 1)
  for (const write of [
    () => call(publishPost, { ...published, content }, as),
    () => call(editPost, { id, content }, as),
    () => call(keepPost, { ...change, content }, as),
  ])
    await expect(write()).rejects.toMatchObject({
      status: 400,
      code: 'invalid_request',
      field: 'content',
    })
})

test('two windows on one post notice each other: the later one changes nothing and learns of it', async () => {
  const { call, as } = await writing()
  const { id } = await call(keepPost, published, as)
  await call(keepPost, { ...published, title: 'Window one', id, revision: 1 }, as)
  for (const late of [
    () => call(keepPost, { ...published, title: 'Window two', id, revision: 1 }, as),
    () => call(editPost, { id, revision: 1, publish: true }, as),
    () => call(discardKeptPost, { id, revision: 1 }, as),
  ])
    await expect(late()).rejects.toMatchObject(meanwhile)
  expect(await call(getWrittenPost, { id }, as)).toMatchObject({
    title: 'Window one',
    revision: 2,
    published: null,
  })
})

test('what is kept a second time as it was is no new revision', async () => {
  const { call, as } = await writing()
  const { id } = await call(keepPost, published, as)
  expect(await call(keepPost, { ...published, id, revision: 1 }, as)).toMatchObject({ revision: 1 })
})

test('POST-20 what was kept and is sent again, because its answer was lost, is no other window', async () => {
  const { call, as } = await writing()
  const draft = await call(keepPost, published, as)
  const longer = { ...published, title: 'Six evenings of Mirage', id: draft.id, revision: 1 }
  expect(await call(keepPost, longer, as)).toMatchObject({ id: draft.id, revision: 2 })
  expect(await call(keepPost, longer, as)).toMatchObject({ id: draft.id, revision: 2 })

  const { id } = await call(publishPost, published, as)
  expect(await call(keepPost, { ...change, id, revision: 1 }, as)).toMatchObject({ revision: 2 })
  expect(await call(keepPost, { ...change, id, revision: 1 }, as)).toMatchObject({ revision: 2 })
})

test('many repeats of one keep make one draft, and fifty at once end with one of them', async () => {
  const { call, as, member, db } = await writing()
  const key = 'a'.repeat(32)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call(keepPost, published, { ...as, _k: key })),
  )
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  const [{ id } = { id: 0 }] = answers
  const kept = await Promise.allSettled(
    Array.from({ length: 50 }, (_, number) =>
      call(keepPost, { ...published, title: `Title ${number}`, id, revision: 1 }, as),
    ),
  )
  expect(kept.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(
    await db.selectFrom('article').select('revision').where('author_id', '=', member.id).execute(),
  ).toEqual([{ revision: 2 }])
})

test('L07 a member has a hundred drafts and no more; taking a post back makes none beyond', async () => {
  const { call, as, make, member } = await writing()
  const { id } = await call(publishPost, published, as)
  for (let draft = 1; draft <= 100; draft++)
    await make.post({ author: member, publishedAt: 'infinity' })
  const tooMany = { status: 400, code: 'too_many_drafts' }
  await expect(call(keepPost, published, as)).rejects.toMatchObject(tooMany)
  await expect(call(publishPost, { ...published, publish: false }, as)).rejects.toMatchObject(
    tooMany,
  )
  await expect(call(editPost, { id, publish: false }, as)).rejects.toMatchObject(tooMany)
  await call(publishPost, published, as)
})
