import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { listAudit } from '@loadout/contract/audit/audit.ts'
import { getContentPage, listContentPages } from '@loadout/contract/content-pages/content-pages.ts'
import { isReservedUrl } from '@loadout/contract/content-pages/reserved-urls.ts'
import {
  createPage,
  deletePage,
  editPage,
  getPageForStaff,
  listPagesForStaff,
} from '@loadout/contract/content-pages/staff-pages.ts'
import { ARTICLE_TAGS } from '../../test/allowed-html.ts'
import { hostileHtml } from '../../test/hostile-html.ts'
import { elementsOf } from '../../test/read-html.ts'
import { readPage } from '../../test/read-page.ts'
import { startSite } from '../../test/start-site.ts'
import { SANITIZER_VERSION } from '../platform/html/sanitize.ts'

const RULES = {
  title: 'House rules',
  content: '<p>Be kind.</p>',
  url: 'house-rules',
  footer_category: 3,
} as const

async function siteWithEditor() {
  const site = await startSite()
  const editor = await site.make.member({
    flags: Flag.Admin,
    permissions: Permission.canManageContent | Permission.canSeeStats,
  })
  const credentials = await site.as(editor)
  const entries = async () => (await site.call(listPagesForStaff, {}, credentials)).entries
  return {
    ...site,
    editor,
    credentials,
    entries,
    idOf: async (url: string) => (await entries()).find((entry) => entry.url === url)?.id ?? 0,
    audits: () =>
      site.db
        .selectFrom('audit')
        .select(['admin_id', 'action', 'target', 'before', 'after'])
        .orderBy('id')
        .execute(),
    codeOf: (work: Promise<unknown>) =>
      work.then(
        () => 'done',
        ({ code }: { code: string }) => code,
      ),
  }
}

test('ADMIN-12 PAGE-01 PAGE-02 staff add a page: readers get it under its address, and the footer of every page links to it at the end of its column', async () => {
  const { call, get, credentials, entries } = await siteWithEditor()
  const { id, revision } = await call(createPage, RULES, credentials)
  expect(revision).toBe(1)
  expect(await call(getContentPage, { url: 'house-rules' })).toEqual({ ...RULES, language_id: 0 })
  const { entries: links } = await call(listContentPages, {})
  expect(
    links.filter(({ footer_category }) => footer_category === 3).map(({ url }) => url),
  ).toEqual(['fair-play', 'write-for-us', 'house-rules'])
  expect((await entries()).at(-1)).toEqual({ ...RULES, id, language_id: 0, languages: [0] })
  expect(await readPage(await get('/house-rules?lang=en'))).toMatchObject({
    status: 200,
    h1: 'House rules',
  })
})

test('ADMIN-12 staff see every page in the order of the footer, in the wanted language or the first it has, with all its languages', async () => {
  const { call, credentials, entries } = await siteWithEditor()
  await call(createPage, { ...RULES, language_id: 3, title: 'Hausordnung' }, credentials)
  const listed = await entries()
  expect(listed.map(({ url }) => url)).toEqual(
    (await call(listContentPages, {})).entries.map(({ url }) => url),
  )
  expect(listed[0]).toMatchObject({
    url: 'about',
    language_id: 0,
    languages: [0, 1, 2, 3, 4, 5, 6],
  })
  expect(listed.at(-1)).toMatchObject({
    url: 'house-rules',
    language_id: 3,
    title: 'Hausordnung',
    languages: [3],
  })
  expect((await call(listPagesForStaff, { language_id: 3 }, credentials)).entries[0]).toMatchObject(
    { url: 'about', language_id: 3 },
  )
})

test('ADMIN-12 PAGE-05 a page that there is in German alone is read in German everywhere, and marked as such', async () => {
  const { call, get, credentials } = await siteWithEditor()
  await call(
    createPage,
    { ...RULES, language_id: 3, title: 'Hausordnung', content: '<p>Seid nett.</p>' },
    credentials,
  )
  for (const language_id of [0, 3, 5] as const)
    expect(await call(getContentPage, { url: 'house-rules', language_id })).toMatchObject({
      title: 'Hausordnung',
      language_id: 3,
    })
  expect((await readPage(await get('/house-rules?lang=sv'))).main).toContain('lang="de"')
})

test('ADMIN-12 PAGE-05 PAGE-06 what staff change is what readers get with the next load, on the page and in every footer', async () => {
  const { call, get, credentials, idOf } = await siteWithEditor()
  const id = await idOf('about')
  const german = await (await get('/about?lang=de')).text()
  for (const path of ['/about?lang=en', '/rules?lang=en'])
    expect(await (await get(path)).text()).not.toContain('Who we are now')

  await call(
    editPage,
    { id, revision: 1, title: 'Who we are now', content: '<p>Still friends.</p>' },
    credentials,
  )
  expect(await readPage(await get('/about?lang=en'))).toMatchObject({
    h1: 'Who we are now',
    main: expect.stringContaining('<p>Still friends.</p>') as string,
  })
  expect(await (await get('/rules?lang=en')).text()).toContain('Who we are now')
  expect((await readPage(await get('/about?lang=de'))).h1).toBe(
    (await readPage(new Response(german))).h1,
  )
})

test('ADMIN-12 AMB-88 what an edit leaves out stays as it is', async () => {
  const { call, credentials } = await siteWithEditor()
  const { id } = await call(createPage, RULES, credentials)
  const read = () => call(getPageForStaff, { id }, credentials)
  const versions = [{ language_id: 0, title: RULES.title, content: RULES.content }]
  expect(await read()).toEqual({
    id,
    url: 'house-rules',
    footer_category: 3,
    revision: 1,
    versions,
  })

  await call(editPage, { id, url: 'the-rules' }, credentials)
  await call(editPage, { id, footer_category: 1 }, credentials)
  expect(await read()).toEqual({ id, url: 'the-rules', footer_category: 1, revision: 3, versions })
  await call(editPage, { id, title: 'Our rules' }, credentials)
  expect((await read()).versions).toEqual([
    { language_id: 0, title: 'Our rules', content: RULES.content },
  ])
  expect(
    (await call(listContentPages, {})).entries
      .filter(({ footer_category }) => footer_category === 1)
      .at(-1),
  ).toMatchObject({ url: 'the-rules' })
  await expect(call(getContentPage, { url: 'house-rules' })).rejects.toMatchObject({
    status: 404,
    code: 'page_not_found',
  })
})

test('ADMIN-12 a language is added with the first text in it and goes with an empty title and text, but never the last', async () => {
  const { call, credentials, codeOf } = await siteWithEditor()
  const { id } = await call(createPage, RULES, credentials)
  await call(
    editPage,
    { id, language_id: 3, title: 'Hausordnung', content: '<p>Seid nett.</p>' },
    credentials,
  )
  expect(await call(getContentPage, { url: 'house-rules', language_id: 3 })).toMatchObject({
    title: 'Hausordnung',
    language_id: 3,
  })

  await call(editPage, { id, title: '', content: '' }, credentials)
  expect(
    (await call(getPageForStaff, { id }, credentials)).versions.map(
      ({ language_id }) => language_id,
    ),
  ).toEqual([3])
  expect(
    await codeOf(call(editPage, { id, language_id: 3, title: '', content: '' }, credentials)),
  ).toBe('title_missing')
  expect(
    await codeOf(call(editPage, { id, language_id: 5, title: '', content: '' }, credentials)),
  ).toBe('title_missing')
  expect(await call(getContentPage, { url: 'house-rules' })).toMatchObject({ title: 'Hausordnung' })
})

test('ADMIN-12 whoever began from an older revision is told so, and what the other has written stays', async () => {
  const { call, credentials, idOf, codeOf, audits } = await siteWithEditor()
  const id = await idOf('about')
  const edits = await Promise.all(
    ['One', 'Other'].map((title) =>
      codeOf(call(editPage, { id, revision: 1, title }, credentials)),
    ),
  )
  expect(edits.toSorted()).toEqual(['changed_meanwhile', 'done'])
  expect(await call(getContentPage, { url: 'about' })).toMatchObject({
    title: ['One', 'Other'][edits.indexOf('done')],
  })
  expect(await audits()).toHaveLength(1)
  expect(await call(editPage, { id, revision: 2, title: 'Third' }, credentials)).toEqual({
    id,
    revision: 3,
  })
})

test('ADMIN-12 an edit that changes nothing is no new revision and no line in the audit', async () => {
  const { call, credentials, idOf, audits } = await siteWithEditor()
  const id = await idOf('about')
  const { title } = await call(getContentPage, { url: 'about' })
  expect(await call(editPage, { id, revision: 1, title, url: 'about' }, credentials)).toEqual({
    id,
    revision: 1,
  })
  expect(await audits()).toEqual([])
})

test('B01 a page that is sent twice under one key is made once', async () => {
  const { url, db, credentials } = await siteWithEditor()
  const body = new URLSearchParams({
    ...RULES,
    footer_category: '3',
    _u: String(credentials._u),
    _t: credentials._t,
    _k: 'a-page-made-only-once',
  })
  const send = async () =>
    (await fetch(`${url}/api/admin/content/create`, { method: 'POST', body })).json()
  const first = await send()
  expect(await send()).toEqual(first)
  expect(
    await db.selectFrom('content_page').select('url').where('url', '=', 'house-rules').execute(),
  ).toHaveLength(1)
})

test('AMB-134 a page takes no address of the site or of another page, and none that is no single step of small letters', async () => {
  const { call, credentials, codeOf, entries, audits, idOf } = await siteWithEditor()
  const [before, id] = [await entries(), await idOf('about')]
  for (const [code, urls] of [
    [
      'url_illegal',
      [
        '',
        'About',
        'a/b',
        '/about',
        'about/',
        'a--b',
        '-a',
        'a-',
        'a b',
        'a_b',
        'über',
        'robots.txt',
        '..',
        'a?b',
        'a'.repeat(61),
      ],
    ],
    [
      'url_reserved',
      [
        'news',
        'admin',
        'api',
        'login',
        'feeds',
        'media',
        'assets',
        'search',
        'points-store',
        'user',
        'healthz',
      ],
    ],
    ['url_taken', ['rules', 'counter-strike']],
  ] as const) {
    for (const url of urls) {
      expect([url, await codeOf(call(createPage, { ...RULES, url }, credentials))]).toEqual([
        url,
        code,
      ])
      expect([url, await codeOf(call(editPage, { id, url }, credentials))]).toEqual([url, code])
    }
  }
  expect(await codeOf(call(createPage, { ...RULES, url: 'a'.repeat(121) }, credentials))).toBe(
    'invalid_request',
  )
  expect([await entries(), await audits()]).toEqual([before, []])
  const twice = await Promise.all([1, 2].map(() => codeOf(call(createPage, RULES, credentials))))
  expect(twice.toSorted()).toEqual(['done', 'url_taken'])
  expect(
    await codeOf(call(createPage, { ...RULES, url: `a${'-1'.repeat(29)}z` }, credentials)),
  ).toBe('done')
})

test('ADMIN-12 a page without a title or without words is refused, and so is one that is not there', async () => {
  const { call, credentials, codeOf, audits, idOf } = await siteWithEditor()
  const id = await idOf('about')
  for (const [code, wrong] of [
    ['title_missing', { title: '' }],
    ['title_missing', { title: ' \u200B ' }],
    ['text_missing', { content: '' }],
    ['text_missing', { content: '<p> </p><script>x</script>' }],
    ['invalid_request', { title: 'x'.repeat(121) }],
    ['invalid_request', { content: 'x'.repeat(100_001) }],
    ['invalid_request', { footer_category: 4 }],
    ['invalid_request', { footer_category: 0 }],
    ['invalid_request', { language_id: 7 }],
  ] as const) {
    expect([
      wrong,
      await codeOf(call(createPage, { ...RULES, ...wrong } as never, credentials)),
    ]).toEqual([wrong, code])
    expect([wrong, await codeOf(call(editPage, { id, ...wrong } as never, credentials))]).toEqual([
      wrong,
      code,
    ])
  }
  expect(await codeOf(call(editPage, { id, language_id: 3, title: '' }, credentials))).toBe(
    'title_missing',
  )
  for (const ask of [
    () => call(getPageForStaff, { id: 999 }, credentials),
    () => call(editPage, { id: 999, title: 'x' }, credentials),
    () => call(deletePage, { id: 999 }, credentials),
  ])
    await expect(ask()).rejects.toMatchObject({ status: 404, code: 'page_not_found' })
  expect(await audits()).toEqual([])
})

test('ADMIN-12 PAGE-04 a page that staff delete is gone in every language, leads home and stands in no footer', async () => {
  const { call, get, credentials, idOf, db } = await siteWithEditor()
  const id = await idOf('giveaway')
  expect((await get('/giveaway?lang=en')).status).toBe(200)
  expect(await call(deletePage, { id }, credentials)).toEqual({ success: true })
  await expect(call(getContentPage, { url: 'giveaway', language_id: 3 })).rejects.toMatchObject({
    status: 404,
  })
  expect((await get('/giveaway?lang=en')).status).toBe(302)
  expect((await call(listContentPages, {})).entries.map(({ url }) => url)).not.toContain('giveaway')
  expect(
    await db.selectFrom('content_page_version').selectAll().where('page_id', '=', id).execute(),
  ).toEqual([])
  expect((await call(createPage, { ...RULES, url: 'giveaway' }, credentials)).id).not.toBe(id)
})

test('H01 H03 what staff write on a page is cleaned like an article, when they create it and when they change it', async () => {
  const { call, credentials, idOf, db } = await siteWithEditor()
  await call(
    createPage,
    {
      ...RULES,
      content:
        '<p onclick="x()">Be <strong>kind</strong>.<script>alert(1)</script></p><a href="javascript:x()">no</a><a href="https://one.example">yes</a>',
    },
    credentials,
  )
  expect((await call(getContentPage, { url: 'house-rules' })).content).toBe(
    '<p>Be <strong>kind</strong>.</p><a>no</a><a href="https://one.example" rel="nofollow ugc noopener">yes</a>',
  )
  const id = await idOf('house-rules')
  for (const vector of hostileHtml().filter((_, index) => index % 40 === 0)) {
    await call(editPage, { id, content: `<p>Be kind.</p>${vector}` }, credentials).catch(
      ({ code }: { code: string }) => expect(code).toBe('invalid_request'),
    )
    const { content } = await call(getContentPage, { url: 'house-rules' })
    for (const { name, attributes } of elementsOf(content)) {
      expect(ARTICLE_TAGS, vector).toContain(name)
      expect(
        Object.keys(attributes).filter(
          (attribute) => !['href', 'rel', 'scope'].includes(attribute),
        ),
        vector,
      ).toEqual([])
      expect(attributes['href'] ?? '/', vector).toMatch(/^(?:https?:\/\/|\/(?![/\\]))/i)
    }
  }
  expect(
    await db
      .selectFrom('content_page_version')
      .select('sanitizer_version')
      .where('page_id', '=', id)
      .execute(),
  ).toEqual([{ sanitizer_version: SANITIZER_VERSION }])
})

test('G16 every change of a page leaves one line in the audit, with what it was and what it is', async () => {
  const { call, credentials, editor, audits } = await siteWithEditor()
  const { id } = await call(createPage, RULES, credentials)
  await call(
    editPage,
    {
      id,
      url: 'rules-of-the-house',
      language_id: 3,
      title: 'Hausordnung',
      content: '<p>Seid nett.</p>',
    },
    credentials,
  )
  await call(editPage, { id, title: '', content: '' }, credentials)
  await call(deletePage, { id }, credentials)

  const line = { admin_id: editor.id, target: `content page ${id}` }
  const english = { 'title 0': RULES.title, 'content 0': RULES.content }
  const german = { 'title 3': 'Hausordnung', 'content 3': '<p>Seid nett.</p>' }
  expect(await audits()).toEqual([
    {
      ...line,
      action: 'content page created',
      before: null,
      after: { url: 'house-rules', footer_category: 3, ...english },
    },
    {
      ...line,
      action: 'content page edited',
      before: { url: 'house-rules' },
      after: { url: 'rules-of-the-house', ...german },
    },
    { ...line, action: 'content page edited', before: english, after: {} },
    {
      ...line,
      action: 'content page deleted',
      before: { url: 'rules-of-the-house', footer_category: 3, ...german },
      after: null,
    },
  ])
  const told = (await call(listAudit, {}, credentials)).entries.at(-1)?.changes
  expect(told).toContainEqual({ name: 'content 0', before: null, after: 'Be kind.' })
})

test.each([listPagesForStaff, getPageForStaff, createPage, editPage, deletePage])(
  'ADMIN-12 G02 $path is for admins with that bit',
  async (endpoint) => {
    const { call, as, make } = await startSite()
    const input = { ...RULES, id: 1 } as never
    await expect(call(endpoint, input)).rejects.toMatchObject({ status: 401 })
    for (const wish of [
      {},
      { permissions: Permission.canManageContent },
      { flags: Flag.Admin, permissions: ~Permission.canManageContent & 8_388_607 },
    ]) {
      await expect(call(endpoint, input, await as(await make.member(wish)))).rejects.toMatchObject({
        status: 403,
        code: 'not_allowed',
      })
    }
  },
)

test('AMB-134 every first step that the server answers is reserved', async () => {
  const { site } = await startSite()
  const served = site.http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => /^[├└]── \/?([a-z0-9-]+)(?:[/ ]|$)/.exec(line)?.[1] ?? [])
  expect(served).toEqual(expect.arrayContaining(['api', 'app', 'assets', 'healthz', 'search']))
  expect(served.filter((step) => !isReservedUrl(step))).toEqual([])
})
