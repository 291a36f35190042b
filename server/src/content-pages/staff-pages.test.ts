import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { getContentPage, listContentPages } from '@loadout/contract/content-pages/content-pages.ts'
import { isReservedUrl } from '@loadout/contract/content-pages/reserved-urls.ts'
import {
  createPage,
  deletePage,
  editPage,
  getPageForStaff,
  listPagesForStaff,
} from '@loadout/contract/content-pages/staff-pages.ts'
import { readPage } from '../../test/read-page.ts'
import { RULES, siteWithEditor } from '../../test/site-with-editor.ts'
import { startSite } from '../../test/start-site.ts'

test('ADMIN-12 PAGE-01 PAGE-02 staff add a page: readers get it under its address, and the footer of every page links to it at the end of its column', async () => {
  const { call, get, credentials, entries } = await siteWithEditor()
  const { id, revision } = await call(createPage, RULES, credentials)
  expect(revision).toBe(1)
  const readable = { ...RULES, language_id: 0, languages: [0] }
  expect(await call(getContentPage, { url: 'house-rules' })).toEqual(readable)
  const { entries: links } = await call(listContentPages, {})
  expect(
    links.filter(({ footer_category }) => footer_category === 3).map(({ url }) => url),
  ).toEqual(['fair-play', 'write-for-us', 'house-rules'])
  expect((await entries()).at(-1)).toEqual({ ...readable, id })
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
