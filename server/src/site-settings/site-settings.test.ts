import { expect, test } from 'vitest'
import { forgotPassword, sendVerificationMail } from '@loadout/contract/accounts/accounts.ts'
import { eventPath } from '@loadout/contract/calendar/event-path.ts'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { newsPath } from '@loadout/contract/platform/paths.ts'
import { getSite } from '@loadout/contract/site-settings/site.ts'
import {
  changeSettings,
  getSettings,
  setSetting,
} from '@loadout/contract/site-settings/staff-settings.ts'
import { eventually } from '../../test/eventually.ts'
import { madeAnew } from '../../test/made-anew.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { allMailsWritten, mailsTo } from '../../test/mailed-link.ts'
import { elements, readPage } from '../../test/read-page.ts'
import { startSite, startSiteOn, type TestSite } from '../../test/start-site.ts'
import type { TestOptions } from '../../test/start-site.ts'

type Change = Parameters<TestSite['call']>[1]

async function siteWithStaff(options: TestOptions = {}) {
  const site = await startSite(options)
  const staff = await site.make.member(
    staffWith('canManageContent', 'canChangeUserDollars', 'canChangeAdminPermissions'),
  )
  const credentials = await site.as(staff)
  return {
    ...site,
    staff,
    credentials,
    set: (change: Change) => site.call(changeSettings, change as object, credentials),
    settings: () => site.call(getSettings, {}, credentials),
    text: async (path: string) => (await site.get(path)).text(),
  }
}

test('ADMIN-12 SHELL-33 what staff have not set is what the environment says, what they have set stays, and what they empty follows it again', async () => {
  const environment = { SITE_NAME: 'Arena', LD_NAME: 'Gems', FALLBACK_LANGUAGE: 'de' }
  const { call, set, settings } = await siteWithStaff({ environment })
  const atFirst = {
    name: 'Arena',
    taglines: {},
    accent: null,
    icon: null,
    contact: '',
    links: [],
    languages: [0, 1, 2, 3, 4, 5, 6],
  }
  expect(await call(getSite, {})).toEqual({
    ...atFirst,
    logo: null,
    currency: { name: 'Gems', earning_enabled: false },
    mails_arrive: true,
  })
  expect(await settings()).toEqual({
    ...atFirst,
    logo_dark: null,
    logo_light: null,
    currency_name: 'Gems',
    ld_earning_enabled: false,
    reveal_accounts: false,
    staff_second_step: false,
    newcomer_posts_held: 0,
    fallback_language_id: 3,
  })

  const changed = await set({
    name: ' Northern  Lights ',
    taglines: JSON.stringify({ 3: ' Meist  Schach ' }),
    currency_name: 'Pawns',
    ld_earning_enabled: 1,
  })
  expect(changed).toMatchObject({ name: 'Northern Lights', taglines: { 3: 'Meist Schach' } })
  expect(await call(getSite, {})).toMatchObject({
    name: 'Northern Lights',
    currency: { name: 'Pawns', earning_enabled: true },
  })
  await set({ name: '', taglines: JSON.stringify({ 3: '' }), currency_name: '' })
  expect(await call(getSite, {})).toMatchObject({
    name: 'Arena',
    taglines: {},
    currency: { name: 'Gems', earning_enabled: true },
  })
})

test('ADMIN-12 nothing says Loadout on a site that is called otherwise: pages, feeds, calendars, what is installed', async () => {
  const { set, text, get, make } = await siteWithStaff()
  const news = await make.news({ title: 'Final' })
  const paths = [
    '/?lang=en',
    `${newsPath({ id: news.id, slug: 'final' })}?lang=de`,
    '/ld-tv?lang=en',
    '/points-store?lang=sv',
    '/offline?lang=de',
    '/news/999999?lang=en',
    '/feeds/news.rss?lang=en',
    '/feeds/news.atom?lang=en',
    '/feeds/news.json?lang=en',
    '/feeds/events.ics?lang=en',
    '/manifest.webmanifest?lang=en',
  ]
  const before = await Promise.all(paths.map(text))
  await set({ name: 'Arena <b>' })
  for (const [index, path] of paths.entries()) {
    const now = await text(path)
    expect(now, path).not.toMatch(/Loadout/)
    expect(now, path).not.toBe(before[index])
  }
  const { title, meta } = await readPage(await get('/feeds?lang=en'))
  expect(title).toMatch(/Arena <b>$/)
  expect(meta('og:site_name')).toBe('Arena <b>')
})

test('ADMIN-12 mails say what the site is called and have its colour, from the next one on', async () => {
  const { set, call, db, make } = await siteWithStaff({ jobs: true })
  await make.member({ username: 'Haldor', email: 'haldor@mail.example' })
  const ask = async () => {
    await call(forgotPassword, { username: 'Haldor', email: 'haldor@mail.example' })
    await allMailsWritten(db)
    const mail = (await mailsTo(db, 'haldor@mail.example')).at(-1)
    return `${mail?.text} ${mail?.html}`
  }
  expect(await ask()).toContain('Loadout')
  await set({ name: 'Arena', accent: '#0a84ff' })
  const mail = await ask()
  expect(mail).toContain('Arena · ')
  expect(mail).toContain('background:#0a84ff')
  expect(mail).not.toContain('Loadout')
})

test('ADMIN-12 M05 a colour of the site’s own comes as a file that its pages name', async () => {
  const { set, text, get } = await siteWithStaff()
  expect(await text('/?lang=en')).not.toContain('/accent/')
  await set({ accent: '#0a84ff' })
  expect(await text('/?lang=en')).toContain('<link rel="stylesheet" href="/accent/0a84ff.css">')
  const styles = await get('/accent/0a84ff.css')
  expect([styles.status, styles.headers.get('content-type')]).toEqual([
    200,
    'text/css; charset=utf-8',
  ])
  expect(await styles.text()).toMatch(/^:root:root\{--brand:#0a84ff;.*--on-brand:#\w{6};.*\}$/)
  for (const name of ['0a84ff', 'red.css', '0a84ff.css}x', '..%2f0a84ff.css'])
    expect((await get(`/accent/${name}`)).status, name).not.toBe(200)
  await set({ accent: '' })
  expect(await text('/?lang=en')).not.toContain('/accent/')
})

test.each([
  [{ name: 'a'.repeat(41) }, 'invalid_request'],
  [{ taglines: JSON.stringify({ 0: 'a'.repeat(101) }) }, 'invalid_request'],
  [{ taglines: JSON.stringify({ 7: 'No such language' }) }, 'invalid_request'],
  [{ taglines: JSON.stringify(['Chess']) }, 'invalid_request'],
  [{ taglines: '{"__proto__":{"0":"x"},"toString":"x"}' }, 'invalid_request'],
  [{ newcomer_posts_held: 101 }, 'invalid_request'],
  [{ newcomer_posts_held: -1 }, 'invalid_request'],
  [{ accent: 'red' }, 'invalid_request'],
  [{ accent: '#ffffff' }, 'accent_too_faint'],
  [{ accent: '#0a110e' }, 'accent_too_faint'],
  [{ contact: 'javascript:alert(1)' }, 'contact_unusable'],
  [{ contact: 'somebody' }, 'contact_unusable'],
  [{ links: JSON.stringify(['javascript:alert(1)']) }, 'links_unusable'],
  [{ links: JSON.stringify(['http://plain.example/']) }, 'links_unusable'],
  [{ links: JSON.stringify(Array(11).fill('https://a.example')) }, 'invalid_request'],
  [{ currency_name: 'two words' }, 'currency_name_unusable'],
  [{ languages: '' }, 'fallback_language_missing'],
  [{ languages: '0,7' }, 'fallback_language_missing'],
  [{ languages: '0,33' }, 'fallback_language_missing'],
  [{ languages: '0,3', fallback_language_id: 1 }, 'fallback_language_missing'],
  [{ fallback_language_id: 7 }, 'invalid_request'],
])(
  'ADMIN-12 H05 the settings %o are refused with %s, and nothing is kept',
  async (change, code) => {
    const { set, settings, db } = await siteWithStaff()
    const before = await settings()
    await expect(set({ contact: 'kept@mail.example', ...change })).rejects.toMatchObject({
      status: 400,
      code,
    })
    expect(await settings()).toEqual(before)
    expect(await db.selectFrom('audit').select('id').execute()).toEqual([])
  },
)

test('ADMIN-12 one setting is changed by its name, and refused like all of them', async () => {
  const { call, credentials, settings } = await siteWithStaff()
  const set = (name: string, value: string) =>
    call(setSetting, { name, value } as Parameters<typeof call<typeof setSetting>>[1], credentials)
  expect(await set('ld_earning_enabled', '1')).toEqual({ success: true })
  await set('languages', '0,3')
  await set('taglines', JSON.stringify({ 3: 'Für alle, die spielen' }))
  const after = await settings()
  expect(after).toMatchObject({
    ld_earning_enabled: true,
    languages: [0, 3],
    taglines: { 3: 'Für alle, die spielen' },
  })

  for (const [name, value, code] of [
    ['ld_earning_enabled', 'yes', 'invalid_request'],
    ['logo_dark', 'a', 'invalid_request'],
    ['toString', 'a', 'invalid_request'],
    ['contact', 'somebody', 'contact_unusable'],
  ] as const)
    await expect(set(name, value)).rejects.toMatchObject({ status: 400, code })
  expect(await settings()).toEqual(after)
})

test('G16 every change of the settings leaves one line in the audit, with what was and what is', async () => {
  const { set, staff, db } = await siteWithStaff()
  await set({ reveal_accounts: 1 })
  expect(
    await db
      .selectFrom('audit')
      .select(['admin_id', 'action', 'target', 'before', 'after'])
      .execute(),
  ).toMatchObject([
    {
      admin_id: staff.id,
      action: 'site settings changed',
      target: 'site settings',
      before: { reveal_accounts: false },
      after: { reveal_accounts: true },
    },
  ])
})

test('ADMIN-12 what two of the staff change at the same time is kept, of both', async () => {
  const { set, settings } = await siteWithStaff()
  await Promise.all([
    set({ name: 'Arena' }),
    set({ taglines: JSON.stringify({ 0: 'Chess' }) }),
    set({ taglines: JSON.stringify({ 1: 'Schack' }) }),
    set({ currency_name: 'Pawns' }),
    set({ contact: 'hello@arena.example' }),
  ])
  expect(await settings()).toMatchObject({
    name: 'Arena',
    taglines: { 0: 'Chess', 1: 'Schack' },
    currency_name: 'Pawns',
    contact: 'hello@arena.example',
  })
})

test('ADMIN-12 pages of every process are called as staff of any have said', async () => {
  const { set, databaseUrl } = await siteWithStaff()
  const other = await startSiteOn(databaseUrl, {})
  const title = async () => (await readPage(await other.get('/feeds?lang=en'))).title
  expect(await title()).toMatch(/Loadout$/)
  await set({ name: 'Arena' })
  await eventually(async () => expect(await title()).toMatch(/Arena$/))
})

test('I18N-04 AMB-120 readers are offered the languages of the site, and the main one where none is understood', async () => {
  const { set, get, text, url } = await siteWithStaff()
  await set({ languages: '0,3', fallback_language_id: 3 })
  const spoken = async (accept: string) =>
    (await fetch(`${url}/feeds`, { headers: { 'accept-language': accept } })).headers.get(
      'content-language',
    )
  expect([await spoken('en'), await spoken('pl'), await spoken('sv,de')]).toEqual([
    'de',
    'de',
    'de',
  ])
  const { html } = await readPage(await get('/feeds?lang=en'))
  expect(
    elements(html, 'link').flatMap(({ hreflang }) => (hreflang === undefined ? [] : [hreflang])),
  ).toEqual(['en', 'de', 'x-default'])
  expect(await text('/sitemap.xml')).not.toContain('lang=pl')
})

test('I18N-01 AMB-120 search engines and feed readers hear of no language that the site does not offer', async () => {
  const { set, get, make, text } = await siteWithStaff()
  const further = [1, 3].map((language_id) => ({ language_id, title: `Cup ${language_id}` }))
  const news = await make.news({
    title: 'Kestrel win',
    versions: further.map(({ language_id: languageId, title }) => ({
      languageId: languageId as LanguageId,
      title,
      excerpt: '',
      content: '<p>Text</p>',
    })),
  })
  const event = await make.event({
    title: 'Autumn Cup',
    texts: further.map((each) => ({ ...each, description: 'A cup.', content: '' })),
  })
  await set({ languages: '0,3' })
  for (const path of [
    newsPath({ id: news.id, slug: 'kestrel-win' }),
    eventPath({ id: event.id, slug: 'autumn-cup' }),
  ]) {
    const { html } = await readPage(await get(`${path}?lang=en`))
    expect(
      elements(html, 'link').flatMap(({ hreflang }) => (hreflang === undefined ? [] : [hreflang])),
    ).toEqual(['en', 'de', 'x-default'])
  }
  for (const page of ['/sitemap.xml', '/feeds?lang=en']) {
    expect(await text(page)).toContain('lang=de')
    expect(await text(page)).not.toContain('lang=sv')
  }
})

test('AMB-154 E04 a site that has chosen to tell says whether there is such a name, and whether the address is theirs', async () => {
  const { set, call, make } = await siteWithStaff()
  await make.member({ username: 'Haldor', email: 'haldor@mail.example' })
  const ask = (username: string, email: string) => call(forgotPassword, { username, email })
  await ask('Nobody', 'thief@mail.example')
  await set({ reveal_accounts: 1 })
  await expect(ask('Nobody', 'haldor@mail.example')).rejects.toMatchObject({
    code: 'no_such_username',
    error: 'There is no user with that username',
  })
  await expect(ask('Haldor', 'thief@mail.example')).rejects.toMatchObject({
    code: 'no_such_email',
    error: 'There is no user with that e-mail address',
  })
  await expect(call(sendVerificationMail, { username: 'Nobody' })).rejects.toMatchObject({
    code: 'no_such_username',
  })
  expect(await ask('haldor', 'HALDOR@mail.example')).toEqual({ success: true })
  await set({ reveal_accounts: 0 })
  expect(await ask('Nobody', 'thief@mail.example')).toEqual({ success: true })
})

test('ADMIN-12 settings that no page shows throw none away', async () => {
  const site = await siteWithStaff({ environment: { PAGE_CACHE_SECONDS: '3600' } })
  const { set } = site
  const pages = ['/?lang=en']
  await madeAnew(site, pages)
  for (const unseen of [{ newcomer_posts_held: 2 }, { reveal_accounts: true }]) {
    await set(unseen)
    expect(await madeAnew(site, pages)).toEqual([])
  }
  await set({ name: 'Arena' })
  expect(await madeAnew(site, pages)).toEqual(pages)
})
