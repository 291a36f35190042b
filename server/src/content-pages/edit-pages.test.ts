import { expect, test } from 'vitest'
import { listAudit } from '@loadout/contract/audit/audit.ts'
import { getContentPage, listContentPages } from '@loadout/contract/content-pages/content-pages.ts'
import {
  createPage,
  deletePage,
  editPage,
  getPageForStaff,
} from '@loadout/contract/content-pages/staff-pages.ts'
import { ARTICLE_TAGS } from '../../test/allowed-html.ts'
import { madeAnew } from '../../test/made-anew.ts'
import { hostileHtml } from '../../test/hostile-html.ts'
import { elementsOf } from '../../test/read-html.ts'
import { RULES, siteWithEditor } from '../../test/site-with-editor.ts'
import { SANITIZER_VERSION } from '../platform/html/sanitize.ts'

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

test('ADMIN-12 an edit that names no language changes the text that readers of any other are shown', async () => {
  const { call, credentials } = await siteWithEditor()
  const { id } = await call(createPage, { ...RULES, language_id: 3 }, credentials)
  await call(editPage, { id, title: 'Hausordnung' }, credentials)
  expect((await call(getPageForStaff, { id }, credentials)).versions).toEqual([
    { language_id: 3, title: 'Hausordnung', content: RULES.content },
  ])
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

test('ADMIN-12 FOOT-05 a changed text of a page throws that page away alone, what footers show of it every one', async () => {
  const site = await siteWithEditor({ PAGE_CACHE_SECONDS: '3600' })
  const { call, get, credentials } = site
  const { id } = await call(createPage, RULES, credentials)
  const own = '/house-rules?lang=en'
  const pages = [own, '/about?lang=en', '/?lang=en']
  const changed = async (fields: object) => {
    await madeAnew(site, pages)
    await call(editPage, { id, ...fields }, credentials)
    return madeAnew(site, pages)
  }
  expect(await changed({ content: '<p>Be brave.</p>' })).toEqual([own])
  expect(await (await get(own)).text()).toContain('Be brave.')
  expect(await changed({ title: 'Our rules' })).toEqual(pages)
  expect(await changed({ footer_category: 1 })).toEqual(pages)
  expect(await changed({ language_id: 3, title: 'Regeln', content: '<p>Nett.</p>' })).toEqual(pages)
  expect(await changed({ language_id: 3, content: '<p>Netter.</p>' })).toEqual([own])
  expect(await changed({ language_id: 3, title: '', content: '' })).toEqual(pages)
  expect(await changed({ url: 'the-rules' })).toEqual(pages.filter((path) => path !== own))
  expect((await get(own)).headers.get('location')).toBe('/?lang=en')
})
