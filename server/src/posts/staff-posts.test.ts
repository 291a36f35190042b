import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { getPost, listPosts } from '@loadout/contract/posts/posts.ts'
import {
  addPostStar,
  listStaffPosts,
  releasePost,
  removePostStar,
} from '@loadout/contract/posts/staff-posts.ts'
import { deletePost, publishPost } from '@loadout/contract/posts/writing.ts'
import { changeSettings } from '@loadout/contract/site-settings/staff-settings.ts'
import { everyRow } from '../../test/every-row.ts'
import { postText } from '../../test/post-text.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { readPage } from '../../test/read-page.ts'
import { receivedPurges } from '../../test/received-purges.ts'
import { startSite } from '../../test/start-site.ts'

const input = {
  language_id: 0,
  categories: [2],
  title: 'Why I stopped buying',
  content: postText(280),
} as const
const notAllowed = { status: 403, code: 'not_allowed' }
const notFound = { status: 404, code: 'post_not_found' }

async function staffed(environment: Record<string, string> = {}) {
  const site = await startSite({ environment })
  const { make, as, db } = site
  const rows = (table: 'event_log' | 'audit') =>
    db.selectFrom(table).selectAll().orderBy('id').execute()
  return {
    ...site,
    rows,
    asDeleter: await as(await make.member(staffWith('canDeletePosts'))),
    asStarrer: await as(await make.member(staffWith('canAddBlogStar'))),
  }
}

test('A11 ADMIN-25 POST-49 POST-50 AMB-140 a star mark is given and taken by those who may, and pays its author once', async () => {
  const { call, make, as, asStarrer, asDeleter, clock, db, rows } = await staffed()
  const author = await make.member()
  const { id } = await make.post({ author })
  const now = Math.floor(clock.now().getTime() / 1_000)

  for (const who of [await as(author), asDeleter])
    for (const change of [addPostStar, removePostStar])
      await expect(call(change, { id }, who)).rejects.toMatchObject(notAllowed)
  expect(await call(addPostStar, { id }, asStarrer)).toEqual({ starred: now })
  clock.advance(60_000)
  expect(await call(addPostStar, { id }, asStarrer)).toEqual({ starred: now })
  expect((await call(getPost, { id })).starred).toBe(now)
  expect((await call(listPosts, { starred_only: true })).entries).toMatchObject([{ id }])
  expect(await call(removePostStar, { id }, asStarrer)).toEqual({ starred: null })
  expect(await call(removePostStar, { id }, asStarrer)).toEqual({ starred: null })
  expect((await call(listPosts, { starred_only: true })).entries).toEqual([])
  await call(addPostStar, { id }, asStarrer)
  for (let times = 1; times <= 20; times++) {
    await call(removePostStar, { id }, asStarrer)
    await call(addPostStar, { id }, asStarrer)
  }

  expect((await rows('audit')).map((row) => 'action' in row && row.action)).toEqual([
    'post star mark added',
    'post star mark removed',
    'post star mark added',
    ...Array.from({ length: 20 }, () => ['post star mark removed', 'post star mark added']).flat(),
  ])
  expect(
    await db
      .selectFrom('point_entry')
      .select(['user_id', 'points'])
      .where('task_id', '=', 10)
      .where('points', '>', 0)
      .execute(),
  ).toEqual([{ user_id: author.id, points: 1_000 }])
  const draft = await make.post({ publishedAt: 'infinity' })
  await expect(call(addPostStar, { id: draft.id }, asStarrer)).rejects.toMatchObject(notFound)
})

test('A11 C01 ADMIN-25 staff give their own post no star mark, which others do, and take one away', async () => {
  const { call, make, as, asStarrer, db } = await staffed()
  const author = await make.member(staffWith('canAddBlogStar'))
  const { id } = await make.post({ author })
  const own = await as(author)
  const before = await everyRow(db)
  await expect(call(addPostStar, { id }, own)).rejects.toMatchObject(notAllowed)
  expect(await everyRow(db)).toEqual(before)
  await call(addPostStar, { id }, asStarrer)
  await expect(call(addPostStar, { id }, own)).rejects.toMatchObject(notAllowed)
  expect(await call(removePostStar, { id }, own)).toEqual({ starred: null })
})

test('POST-33 ADMIN-18 AMB-31 staff delete any post and say why: the audit keeps it, and its author is told', async () => {
  const { call, make, asDeleter, asStarrer, rows } = await staffed()
  const author = await make.member({ username: 'Tindra' })
  const { id } = await make.post({ author, title: 'Buy gold' })
  await expect(call(deletePost, { id }, asStarrer)).rejects.toMatchObject(notAllowed)
  await call(deletePost, { id, reason: ' Advertising ' }, asDeleter)
  await expect(call(getPost, { id })).rejects.toMatchObject(notFound)
  expect(await rows('audit')).toMatchObject([
    {
      action: 'post deleted',
      target: `post ${id}`,
      before: { author: 'Tindra', title: 'Buy gold' },
      after: { reason: 'Advertising' },
    },
  ])
  expect(await rows('event_log')).toMatchObject([
    {
      kind: 'post deleted',
      data: { postId: id, authorId: author.id, byStaff: true, reason: 'Advertising' },
    },
  ])
})

test('ADMIN-18 staff find every post with its state, by title, author, number, language and state', async () => {
  const { call, make, asDeleter, asStarrer, clock } = await staffed()
  const author = await make.member({ username: 'Tindra' })
  const draft = await make.post({ title: 'half a thought', publishedAt: 'infinity' })
  const held = await make.post({ title: '100% mine', held: true, languageId: 3 })
  const plain = await make.post({ title: 'plain', author })
  const starred = await make.post({ title: 'bright', starredAt: clock.now() })
  const found = async (search: Parameters<typeof call<typeof listStaffPosts>>[1]) => {
    const { count, entries } = await call(listStaffPosts, search, asDeleter)
    expect(count).toBe(entries.length)
    return entries.map(({ id, state }) => `${id} ${state}`)
  }
  const [ofDraft, ofHeld, ofPlain, ofStarred] = [
    `${draft.id} draft`,
    `${held.id} held`,
    `${plain.id} published`,
    `${starred.id} starred`,
  ]
  expect(await found({})).toEqual([ofStarred, ofPlain, ofHeld, ofDraft])
  expect(await found({ state: 'draft' })).toEqual([ofDraft])
  expect(await found({ state: 'held' })).toEqual([ofHeld])
  expect(await found({ state: 'published' })).toEqual([ofPlain])
  expect(await found({ state: 'starred' })).toEqual([ofStarred])
  expect(await found({ query: 'THOUGHT' })).toEqual([ofDraft])
  expect(await found({ query: 'tind' })).toEqual([ofPlain])
  expect(await found({ query: '%' })).toEqual([ofHeld])
  expect(await found({ query: String(starred.id) })).toEqual([ofStarred])
  expect(await found({ language_id: 3 })).toEqual([ofHeld])
  await expect(call(listStaffPosts, {}, asStarrer)).rejects.toMatchObject(notAllowed)
})

test('a newcomer’s first posts are held back from lists of all, feeds of all, the sitemap and search engines, until staff release them', async () => {
  const { call, get, make, as, asDeleter, rows, databaseUrl } = await staffed({
    NEWCOMER_POSTS_HELD: '1',
  })
  const newcomer = await make.member()
  const credentials = await as(newcomer)
  const { id } = await call(publishPost, { ...input, title: 'Held back' }, credentials)
  const second = await call(publishPost, { ...input, title: 'Second one' }, credentials)
  const shown = async () =>
    (await call(listPosts, {})).entries.map((entry) => entry.id).toSorted((a, b) => a - b)
  const inAll = async () =>
    Promise.all(
      ['/feeds/posts.json?lang=en', '/feeds/games/csgo.json?lang=en', '/sitemap.xml'].map(
        async (path) => /[Hh]eld[- ]back/.test(await (await get(path)).text()),
      ),
    )

  expect(await shown()).toEqual([second.id])
  expect(await inAll()).toEqual([false, false, false])
  const ownPage = async () => {
    const { meta } = await readPage(await get(`/post/${newcomer.username}/${id}/held-back?lang=en`))
    return [meta('robots'), meta('og:title')]
  }
  expect(await ownPage()).toEqual(['noindex', 'Held back'])
  expect(await call(getPost, { id })).toMatchObject({ title: 'Held back' })
  expect((await call(listPosts, { user_id: newcomer.id })).entries).toHaveLength(2)
  expect(await (await get(`/feeds/authors/${newcomer.id}.json?lang=en`)).text()).toContain(
    'Held back',
  )

  const purges = await receivedPurges(databaseUrl)
  await call(releasePost, { id }, asDeleter)
  await call(releasePost, { id }, asDeleter)
  expect((await purges()).flat()).toContain('blog:list:0')
  expect(await shown()).toEqual([id, second.id])
  expect(await inAll()).toEqual([true, true, true])
  expect(await ownPage()).toEqual([undefined, 'Held back'])
  expect((await rows('audit')).map((row) => 'action' in row && row.action)).toEqual([
    'post released',
  ])
})

test.each([Flag.Featured, Flag.VerifiedSymbol, Flag.Admin, Flag.Moderator])(
  'a member with the flag %s is no newcomer',
  async (flags) => {
    const { call, make, as } = await staffed({ NEWCOMER_POSTS_HELD: '3' })
    await call(publishPost, input, await as(await make.member({ flags })))
    expect((await call(listPosts, {})).entries).toHaveLength(1)
  },
)

test('ADMIN-12 how many posts of a newcomer are held back is what staff have set, from the next one on', async () => {
  const { call, make, as } = await staffed()
  const staff = await as(await make.member(staffWith('canManageContent')))
  const shown = async () => (await call(listPosts, {})).entries.length
  const publish = async () => call(publishPost, input, await as(await make.member()))
  await publish()
  expect(await shown()).toBe(1)
  await call(changeSettings, { newcomer_posts_held: 2 }, staff)
  await publish()
  expect(await shown()).toBe(1)
  await call(changeSettings, { newcomer_posts_held: 0 }, staff)
  await publish()
  expect(await shown()).toBe(2)
})

test('a star mark shows a newcomer’s post to everybody', async () => {
  const { call, make, as, asStarrer } = await staffed({ NEWCOMER_POSTS_HELD: '3' })
  const { id } = await call(publishPost, input, await as(await make.member()))
  expect((await call(listPosts, {})).entries).toEqual([])
  await call(addPostStar, { id }, asStarrer)
  expect((await call(listPosts, {})).entries).toMatchObject([{ id }])
})
