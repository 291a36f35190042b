import { expect, test } from 'vitest'
import { getNews, listNews } from '@loadout/contract/news/news.ts'
import {
  createNews,
  deleteNews,
  editNews,
  getStaffNews,
  pinNews,
} from '@loadout/contract/news/newsroom.ts'
import { newsroom, ready } from '../../test/newsroom.ts'
import { TEST_NOW } from '../../test/start-site.ts'
import { HOUR } from '../platform/clock.ts'

test('G16 an edit that changes nothing leaves no line and is no other version', async () => {
  const { call, as, audits } = await newsroom()
  const { id } = await call(createNews, ready, as)
  expect(await call(editNews, { id, language_id: 0, revision: 1, title: ready.title }, as)).toEqual(
    { id, revision: 1 },
  )
  expect(await audits()).toHaveLength(1)
})

test('ADMIN-04 of two who edit the same news the second is told and changes nothing', async () => {
  const { call, as, colleague, audits } = await newsroom()
  const { id } = await call(createNews, ready, as)
  const other = await colleague()
  expect(await call(editNews, { id, language_id: 0, revision: 1, title: 'First' }, as)).toEqual({
    id,
    revision: 2,
  })
  await expect(
    call(editNews, { id, language_id: 3, revision: 1, title: 'Second' }, other),
  ).rejects.toMatchObject({ status: 400, code: 'changed_meanwhile' })
  expect(await call(getStaffNews, { id }, other)).toMatchObject({
    title: 'First',
    revision: 2,
    versions: [{ language_id: 0 }],
  })
  expect(await audits()).toHaveLength(2)

  const both = await Promise.allSettled(
    [as, other].map((who, index) =>
      call(editNews, { id, language_id: 0, revision: 2, title: `At once ${index}` }, who),
    ),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('ADMIN-04 an edit that does not say what it was made from overwrites what is there', async () => {
  const { call, as } = await newsroom()
  const { id } = await call(createNews, ready, as)
  for (const [title, revision] of [
    ['First', 2],
    ['Second', 3],
  ] as const)
    expect(await call(editNews, { id, language_id: 0, title }, as)).toEqual({ id, revision })
  expect((await call(getStaffNews, { id }, as)).title).toBe('Second')
})

test('ADMIN-04 an edit whose answer was lost and that is sent again is answered as before', async () => {
  const { call, as, audits } = await newsroom()
  const { id } = await call(createNews, ready, as)
  const edit = { id, language_id: 0, revision: 1, title: 'Once' } as const
  const key = { ...as, _k: 'a-key-of-sixteen-letters' }
  expect([await call(editNews, edit, key), await call(editNews, edit, key)]).toEqual([
    { id, revision: 2 },
    { id, revision: 2 },
  ])
  expect(await audits()).toHaveLength(2)
})

test('ADMIN-09 what an edit does not name stays as it is', async () => {
  const { call, as, make } = await newsroom()
  const person = await make.member()
  const { id } = await call(
    createNews,
    {
      ...ready,
      excerpt: 'Short.',
      tags: ['katowice'],
      user_tags: [person.id],
      pinned: true,
      publish: true,
    },
    as,
  )
  const { revision: _, ...before } = await call(getStaffNews, { id }, as)
  await call(editNews, { id, language_id: 0, revision: 1, excerpt: 'Shorter.' }, as)
  expect(await call(getStaffNews, { id }, as)).toMatchObject({
    ...before,
    excerpt: 'Shorter.',
    versions: [{ ...before.versions[0], excerpt: 'Shorter.' }],
  })
  await call(editNews, { id, language_id: 0, revision: 2, tags: [], user_tags: [] }, as)
  expect(await call(getStaffNews, { id }, as)).toMatchObject({
    tags: [],
    user_tags: [],
    pinned: true,
  })
})

test('ADMIN-09 AMB-113 an edit that names no language changes the primary one, and the settings', async () => {
  const { call, as } = await newsroom()
  const { id } = await call(createNews, { ...ready, language_id: 3 }, as)
  await call(editNews, { id, language_id: 0, title: 'Kestrel win' }, as)
  await call(editNews, { id, title: 'Kestrel gewinnt', tags: ['final'] }, as)
  expect(await call(getStaffNews, { id }, as)).toMatchObject({
    tags: [{ name: 'final' }],
    versions: expect.arrayContaining([
      expect.objectContaining({ language_id: 3, title: 'Kestrel gewinnt' }),
      expect.objectContaining({ language_id: 0, title: 'Kestrel win' }),
    ]),
  })
})

test('ADMIN-09 every write leaves one line in the audit: who, what, from what to what', async () => {
  const { call, as, audits, editor } = await newsroom()
  const { id } = await call(createNews, ready, as)
  await call(
    editNews,
    { id, language_id: 0, revision: 1, title: 'New', pinned: true, tags: ['final'] },
    as,
  )
  await call(pinNews, { id, pinned: false }, as)
  await call(deleteNews, { id }, as)
  const target = `news ${id}`
  expect(await audits()).toMatchObject([
    {
      admin_id: editor.id,
      action: 'news created',
      target,
      before: null,
      after: { categories: [2], published: null, 'title 0': 'Kestrel win' },
    },
    {
      action: 'news edited',
      target,
      before: { pinned: false, tags: [], 'title 0': 'Kestrel win' },
      after: { pinned: true, tags: ['final'], 'title 0': 'New' },
    },
    { action: 'news unpinned', target, before: { pinned: true }, after: { pinned: false } },
    {
      action: 'news deleted',
      target,
      before: { tags: ['final'], 'title 0': 'New', 'content 0': '<p>They won.</p>' },
      after: null,
    },
  ])
  expect((await audits())[1]?.after).toEqual({ pinned: true, tags: ['final'], 'title 0': 'New' })
})

test('ADMIN-09 deleted news are gone with their comments and upvotes', async () => {
  const { call, as, make, db } = await newsroom()
  const [news, other] = [await make.news({ tags: ['final'] }), await make.news()]
  await make.comment({ on: news })
  await make.comment({ on: other })
  await call(deleteNews, { id: news.id }, as)
  await expect(call(getNews, { id: news.id })).rejects.toMatchObject({ status: 404 })
  expect(await db.selectFrom('comment').select('article_id').execute()).toEqual([
    { article_id: other.id },
  ])
  await expect(call(deleteNews, { id: news.id }, as)).rejects.toMatchObject({
    code: 'article_not_found',
  })
  await expect(call(pinNews, { id: news.id, pinned: true }, as)).rejects.toMatchObject({
    code: 'article_not_found',
  })
  await expect(
    call(editNews, { id: news.id, language_id: 0, revision: 1, title: 'x' }, as),
  ).rejects.toMatchObject({ code: 'article_not_found' })
  await expect(call(getStaffNews, { id: news.id }, as)).rejects.toMatchObject({
    code: 'article_not_found',
  })
})

test('NEWS-08 pinned news lead the list, and pinning disturbs nobody who is editing', async () => {
  const { call, as, make } = await newsroom()
  const old = await make.news({ publishedAt: new Date(TEST_NOW.getTime() - HOUR) })
  await make.news()
  expect(await call(pinNews, { id: old.id, pinned: true }, as)).toEqual({ pinned: true })
  expect((await call(listNews, { pinned: true, language_id: 0 })).entries[0]?.id).toBe(old.id)
  expect((await call(getStaffNews, { id: old.id }, as)).revision).toBe(1)
})

test('NEWS-22 news that have no picture show the pattern of their game, and another when their game changes', async () => {
  const { call, as, make } = await newsroom()
  const { id } = await call(createNews, ready, as)
  const image = async (newsId: number) => (await call(getStaffNews, { id: newsId }, as)).image
  expect(await image(id)).toMatch(/^\/media\/news\/csgo-[1-8]$/)
  await call(editNews, { id, language_id: 0, revision: 1, categories: [3] }, as)
  expect(await image(id)).toMatch(/^\/media\/news\/fortnite-[1-8]$/)
  await call(editNews, { id, language_id: 0, revision: 2, categories: [9] }, as)
  expect(await image(id)).toMatch(/^\/media\/news\/general-[1-8]$/)
  const own = await make.news({ image: 'a-photo' })
  await call(editNews, { id: own.id, language_id: 0, revision: 1, categories: [3] }, as)
  expect(await image(own.id)).toBe('/media/news/a-photo')
})

test('ADMIN-09 pages that are kept show what was edited, pinned and deleted at once', async () => {
  const { call, as, make, get } = await newsroom({ PAGE_CACHE_SECONDS: '600' })
  const { id } = await make.news({ title: 'As it was', excerpt: 'Short.' })
  const page = async (path: string) => (await get(`${path}?lang=en`)).text()
  expect(await page(`/news/${id}/as-it-was`)).toContain('As it was')
  expect(await page('/')).toContain('As it was')
  await call(editNews, { id, language_id: 0, revision: 1, title: 'As it is' }, as)
  expect(await page(`/news/${id}/as-it-is`)).toContain('As it is')
  expect(await page('/')).not.toContain('As it was')
  await call(deleteNews, { id }, as)
  expect((await get(`/news/${id}/as-it-is?lang=en`)).status).toBe(404)
  expect(await page('/')).not.toContain('As it is')
})
