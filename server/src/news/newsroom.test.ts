import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { getNews, listNews } from '@loadout/contract/news/news.ts'
import {
  createNews,
  deleteNews,
  editNews,
  getStaffNews,
  listStaffNews,
  pinNews,
} from '@loadout/contract/news/newsroom.ts'
import { newsroom, ready } from '../../test/newsroom.ts'
import { startSite, TEST_NOW } from '../../test/start-site.ts'
import { HOUR } from '../platform/clock.ts'
import { MAX_MARKS } from '../platform/html/sanitize.ts'

const seconds = (moment: Date) => moment.getTime() / 1000
test.each([
  { who: 'a member', wish: {}, code: 'not_allowed' },
  {
    who: 'a member with the bit alone',
    wish: { permissions: Permission.canPublishNews },
    code: 'not_allowed',
  },
  {
    who: 'an admin with every other bit',
    wish: { flags: Flag.Admin, permissions: 0x7f_ffff ^ Permission.canPublishNews },
    code: 'not_allowed',
  },
])('NEWS-26 ADMIN-09 $who is refused by every call of the newsroom', async ({ wish, code }) => {
  const { call, make, as, db } = await startSite()
  const news = await make.news()
  const person = await as(await make.member(wish))
  const refused = { status: 403, code }
  await expect(call(listStaffNews, {}, person)).rejects.toMatchObject(refused)
  await expect(call(getStaffNews, { id: news.id }, person)).rejects.toMatchObject(refused)
  await expect(call(createNews, ready, person)).rejects.toMatchObject(refused)
  await expect(
    call(editNews, { id: news.id, language_id: 0, revision: 1, title: 'x' }, person),
  ).rejects.toMatchObject(refused)
  await expect(call(deleteNews, { id: news.id }, person)).rejects.toMatchObject(refused)
  await expect(call(pinNews, { id: news.id, pinned: true }, person)).rejects.toMatchObject(refused)
  await expect(call(createNews, ready)).rejects.toMatchObject({ status: 401 })
  expect(await db.selectFrom('audit').select('id').execute()).toEqual([])
})

test('an excerpt that nobody wrote goes on with the text; for staff and above the text it is empty', async () => {
  const { call, as } = await newsroom()
  const { id } = await call(
    createNews,
    { ...ready, content: '<p>They won.</p>', publish: true },
    as,
  )
  const read = async () => {
    const { excerpt, deck } = await call(getNews, { id, language_id: 0 })
    return { excerpt, deck, staff: (await call(getStaffNews, { id }, as)).versions[0]?.excerpt }
  }
  expect(await read()).toEqual({ excerpt: 'They won.', deck: '', staff: '' })

  await call(editNews, { id, language_id: 0, revision: 1, content: '<p>They lost.</p>' }, as)
  expect(await read()).toEqual({ excerpt: 'They lost.', deck: '', staff: '' })
  await call(editNews, { id, language_id: 0, revision: 2, excerpt: 'Short.' }, as)
  await call(editNews, { id, language_id: 0, revision: 3, content: '<p>They drew.</p>' }, as)
  expect(await read()).toEqual({ excerpt: 'Short.', deck: 'Short.', staff: 'Short.' })
})

test('ADMIN-09 NEWS-20 NEWS-22 news are published with two games, tags old and new, people and a pin, and readers get all of it', async () => {
  const { call, make, as, editor } = await newsroom()
  const person = await make.member({ username: 'Tindra' })
  await make.news({ tags: ['katowice'] })
  const { id, revision } = await call(
    createNews,
    {
      ...ready,
      excerpt: 'In short.',
      categories: [2, 4],
      tags: ['Katowice', 'Grand  Final', 'katowice'],
      user_tags: [person.id],
      pinned: true,
      publish: true,
    },
    as,
  )

  expect(revision).toBe(1)
  expect(await call(getNews, { id })).toMatchObject({
    title: 'Kestrel win',
    slug: 'kestrel-win',
    excerpt: 'In short.',
    content: '<p>They won.</p>',
    image: expect.stringMatching(/^\/media\/news\/csgo-[1-8]$/),
    pinned: true,
    author: { id: editor.id },
    published: seconds(TEST_NOW),
    language_id: 0,
    categories: [
      { id: 2, name: 'CS:GO' },
      { id: 4, name: 'PUBG' },
    ],
    tags: [{ name: 'grand-final' }, { name: 'katowice' }],
    user_tags: [{ id: person.id, name: 'Tindra' }],
  })
  expect((await call(listNews, { language_id: 0 })).entries[0]?.id).toBe(id)
})

test('NEWS-26 a draft is for staff alone until it is published, and can be made one again', async () => {
  const { call, as } = await newsroom()
  const { id } = await call(createNews, { language_id: 0, title: 'Not yet' }, as)
  await expect(call(getNews, { id })).rejects.toMatchObject({ code: 'article_not_found' })
  expect(await call(getStaffNews, { id }, as)).toMatchObject({
    state: 'draft',
    published: null,
    revision: 1,
    versions: [{ language_id: 0, title: 'Not yet', content: '' }],
  })

  await call(
    editNews,
    { id, language_id: 0, revision: 1, content: '<p>Text</p>', categories: [2], publish: true },
    as,
  )
  expect(await call(getNews, { id })).toMatchObject({ published: seconds(TEST_NOW) })
  await call(editNews, { id, language_id: 0, revision: 2, publish: false }, as)
  await expect(call(getNews, { id })).rejects.toMatchObject({ code: 'article_not_found' })
})

test('ADMIN-09 scheduled news appear by themselves, and publishing what is published keeps its time', async () => {
  const { call, as, clock } = await newsroom()
  const at = seconds(TEST_NOW) + 3600
  const { id } = await call(createNews, { ...ready, publish: true, publish_at: at }, as)
  expect((await call(getStaffNews, { id }, as)).state).toBe('scheduled')
  await expect(call(getNews, { id })).rejects.toMatchObject({ code: 'article_not_found' })

  clock.advance(2 * HOUR)
  expect((await call(getNews, { id })).published).toBe(at)
  await call(editNews, { id, language_id: 0, revision: 1, title: 'Renamed', publish: true }, as)
  expect(await call(getNews, { id })).toMatchObject({
    published: at,
    title: 'Renamed',
    slug: 'renamed',
  })
})

test('ADMIN-09 what is scheduled can be published at once instead', async () => {
  const { call, as } = await newsroom()
  const { id } = await call(createNews, { ...ready, publish_at: seconds(TEST_NOW) + 3600 }, as)
  await call(editNews, { id, language_id: 0, revision: 1, publish: true }, as)
  expect((await call(getNews, { id })).published).toBe(seconds(TEST_NOW))
})

test('NEWS-21 another language has a title and a text of its own and no categories or other settings', async () => {
  const { call, as } = await newsroom()
  const { id } = await call(createNews, { ...ready, publish: true }, as)
  const german = {
    id,
    language_id: 3,
    title: 'Kestrel siegt',
    content: '<p>Gewonnen.</p>',
  } as const
  for (const setting of [
    { categories: [4] },
    { tags: ['x1'] },
    { user_tags: [] },
    { pinned: true },
    { publish: false },
  ]) {
    await expect(call(editNews, { ...german, revision: 1, ...setting }, as)).rejects.toMatchObject({
      status: 400,
      code: 'invalid_request',
    })
  }
  expect(await call(editNews, { ...german, revision: 1 }, as)).toEqual({ id, revision: 2 })
  expect(await call(getNews, { id, language_id: 3 })).toMatchObject({
    title: 'Kestrel siegt',
    language_id: 3,
    excerpt: 'Gewonnen.',
    categories: [{ id: 2 }],
  })

  await call(deleteNews, { id, language_id: 3 }, as)
  expect(await call(getNews, { id, language_id: 3 })).toMatchObject({ language_id: 0 })
  await expect(call(deleteNews, { id, language_id: 3 }, as)).rejects.toMatchObject({
    code: 'article_not_found',
  })
  await expect(call(deleteNews, { id, language_id: 0 }, as)).rejects.toMatchObject({
    code: 'invalid_request',
  })
})

test.each([
  { lacks: 'a title', change: { title: ' \u200b' }, code: 'title_missing' },
  { lacks: 'a text', change: { content: '<p> <br> </p>' }, code: 'text_missing' },
  { lacks: 'a game', change: { categories: [] }, code: 'category_missing' },
])(
  'NEWS-26 H09 news that lack $lacks are not published, neither new ones nor by an edit',
  async ({ change, code }) => {
    const { call, as, audits } = await newsroom()
    await expect(
      call(createNews, { ...ready, publish: true, ...change }, as),
    ).rejects.toMatchObject({ status: 400, code })
    const { id } = await call(createNews, { ...ready, publish: true }, as)
    await expect(
      call(editNews, { id, language_id: 0, revision: 1, ...change }, as),
    ).rejects.toMatchObject({ status: 400, code })
    expect(await call(getStaffNews, { id }, as)).toMatchObject({
      revision: 1,
      title: 'Kestrel win',
      categories: [{ id: 2 }],
    })
    expect(await audits()).toHaveLength(1)
  },
)

test.each([
  { change: { categories: [0] }, code: 'invalid_request', field: 'categories' },
  { change: { categories: [29] }, code: 'invalid_request', field: 'categories' },
  { change: { tags: ['ok', '!'] }, code: 'tag_illegal', field: 'tags' },
  { change: { tags: ['a'.repeat(41)] }, code: 'tag_illegal', field: 'tags' },
  {
    change: { tags: Array.from({ length: 21 }, (_, index) => `tag-${index}`) },
    code: 'invalid_request',
    field: 'tags',
  },
  { change: { user_tags: [999] }, code: 'user_not_found', field: 'user_tags' },
  { change: { publish: false, publish_at: 1 }, code: 'invalid_request', field: 'publish_at' },
])(
  'ADMIN-09 API-14 news with $change are refused as $code, with the field',
  async ({ change, ...refusal }) => {
    const { call, as, db } = await newsroom()
    await expect(call(createNews, { ...ready, ...change }, as)).rejects.toMatchObject(refusal)
    expect(await db.selectFrom('article').select('id').execute()).toEqual([])
  },
)

test('H11 API-14 a text of news with more marks than any has is refused, with the field', async () => {
  const { call, as } = await newsroom()
  const content = '<p>'.repeat(MAX_MARKS + 1)
  const refused = { status: 400, code: 'invalid_request', field: 'content' }
  await expect(call(createNews, { ...ready, content }, as)).rejects.toMatchObject(refused)
  const { id } = await call(createNews, ready, as)
  await expect(call(editNews, { id, content }, as)).rejects.toMatchObject(refused)
})

test.each([249, 250, 251])(
  'H09 a title of %i letters, counted as readers see them',
  async (length) => {
    const { call, as } = await newsroom()
    const made = call(createNews, { ...ready, title: '🦊'.repeat(length) }, as)
    await (length > 250
      ? expect(made).rejects.toMatchObject({ code: 'invalid_request' })
      : expect(made).resolves.toMatchObject({ revision: 1 }))
  },
)

test('H01 H03 H05 H07 what staff write is cleaned before it is kept, when it is made and when it is changed', async () => {
  const { call, as } = await newsroom()
  const hostile =
    '<p onclick="x()" style="position:fixed" id="a">Hi<script>x()</script><a href="javascript:x()">there</a><img src="https://elsewhere.example/x.png"><iframe src="https://elsewhere.example"></iframe></p>'
  const clean = '<p>Hi<a>there</a></p>'
  const { id } = await call(createNews, { ...ready, content: hostile, excerpt: '<b>x</b>' }, as)
  const { revision } = await call(
    editNews,
    { id, language_id: 0, revision: 1, content: hostile },
    as,
  )
  await call(editNews, { id, language_id: 3, revision, title: '<script>', content: hostile }, as)
  const { versions } = await call(getStaffNews, { id }, as)
  expect(versions.map(({ content }) => content)).toEqual([clean, clean])
  expect(versions.map(({ title, excerpt }) => [title, excerpt])).toEqual([
    ['Kestrel win', '<b>x</b>'],
    ['<script>', ''],
  ])
})

test('ADMIN-09 the list of staff has drafts first and is narrowed by state, language and words', async () => {
  const { call, as, make } = await newsroom()
  const german = (title: string) => [{ languageId: 3, title, excerpt: 'e', content: '<p>t</p>' }]
  const published = await make.news({ title: '100% Kestrel', versions: german('Der Falke') })
  const scheduled = await make.news({
    title: 'Later',
    publishedAt: new Date(TEST_NOW.getTime() + HOUR),
  })
  const draft = await make.news({ title: 'Draft', publishedAt: 'infinity' })
  const found = async (filter: object) => {
    const { count, entries } = await call(listStaffNews, filter, as)
    expect(count).toBe(entries.length)
    return entries.map(({ id }) => id)
  }
  expect(await found({})).toEqual([draft.id, scheduled.id, published.id])
  expect(await found({ state: 'draft' })).toEqual([draft.id])
  expect(await found({ state: 'scheduled' })).toEqual([scheduled.id])
  expect(await found({ state: 'published' })).toEqual([published.id])
  expect(await found({ language_id: 3 })).toEqual([published.id])
  expect(await found({ query: 'falke' })).toEqual([published.id])
  expect(await found({ query: '0% k' })).toEqual([published.id])
  expect(await found({ query: '%' })).toEqual([published.id])
  expect(await found({ query: '_' })).toEqual([])
  expect(await found({ query: '\\' })).toEqual([])
  expect(await found({ query: String(draft.id) })).toContain(draft.id)
  expect(await call(listStaffNews, { limit: 1, offset: 1 }, as)).toMatchObject({
    count: 3,
    entries: [{ id: scheduled.id, state: 'scheduled', languages: [0] }],
  })
  expect((await call(listStaffNews, { query: 'falke' }, as)).entries[0]).toMatchObject({
    title: '100% Kestrel',
    languages: [0, 3],
  })
})
