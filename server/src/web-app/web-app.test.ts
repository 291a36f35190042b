import { expect, test } from 'vitest'
import { languages } from '@loadout/contract/languages/languages.ts'
import { changeSettings } from '@loadout/contract/site-settings/staff-settings.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { stateOf } from '../../test/read-html.ts'
import { startSite } from '../../test/start-site.ts'

type Manifest = {
  lang: string
  name: string
  start_url: string
  icons: { src: string; type: string }[]
}

test('I18N-01 the site can be installed in every language, with icons that are there', async () => {
  const { get } = await startSite()
  for (const { locale } of languages) {
    const response = await get(`/manifest.webmanifest?lang=${locale}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
    ])
    const manifest = (await response.json()) as Manifest
    expect(manifest).toMatchObject({
      lang: locale,
      start_url: '/',
      name: expect.stringMatching(/^Loadout: .+/),
    })
    for (const { src, type } of manifest.icons) {
      const icon = await get(src)
      expect([icon.status, icon.headers.get('content-type')], src).toEqual([200, type])
    }
    expect(await (await get(`/?lang=${locale}`)).text()).toContain(
      `<link rel="manifest" href="/manifest.webmanifest?lang=${locale}">`,
    )
  }
  expect((await get('/manifest.webmanifest?lang=xx')).status).toBe(400)
})

test('I18N-01 the offline page is there in every language, without the site’s script and not for search engines', async () => {
  const { get } = await startSite()
  const titles = await Promise.all(
    languages.map(async ({ locale }) => {
      const page = await get(`/offline?lang=${locale}`)
      const html = await page.text()
      expect([page.status, page.headers.get('content-language')]).toEqual([200, locale])
      expect([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
        '/before-paint.js',
        '/offline.js',
      ])
      expect(html).toContain('<meta name="robots" content="noindex">')
      return /<h1[^>]*>([^<]+)</.exec(html)?.[1]
    }),
  )
  expect(new Set(titles).size).toBe(languages.length)
  expect(await (await get('/sitemap.xml')).text()).not.toContain('/offline')
})

test('the service worker is asked for anew each time, under no other policy than pages', async () => {
  const { get } = await startSite()
  const worker = await get('/service-worker.js?lang=de')
  expect([
    worker.status,
    worker.headers.get('content-type'),
    worker.headers.get('cache-control'),
  ]).toEqual([200, 'text/javascript; charset=utf-8', 'no-cache'])
  expect(worker.headers.get('content-security-policy')).toContain(`worker-src 'self'`)
  expect(stateOf(await (await get('/?lang=en')).text()).hasServiceWorker).toBe(true)
})

test('the page that is shown without a network is kept anew when the site is called otherwise or looks otherwise', async () => {
  const { get, call, make, as } = await startSite()
  const staff = await as(await make.member(staffWith('canManageContent')))
  const worker = async () => (await get('/service-worker.js?lang=de')).text()
  const first = await worker()
  await call(changeSettings, { contact: 'somebody@mail.example' }, staff)
  expect(await worker()).toBe(first)
  await call(changeSettings, { name: 'Northwind' }, staff)
  const renamed = await worker()
  expect(renamed).not.toBe(first)
  await call(changeSettings, { accent: '#ff8800' }, staff)
  expect([first, renamed]).not.toContain(await worker())
})

test('a site can go without a service worker', async () => {
  const { get } = await startSite({ environment: { SERVICE_WORKER: 'off' } })
  const worker = await get('/service-worker.js')
  expect([worker.status, worker.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(stateOf(await (await get('/?lang=en')).text()).hasServiceWorker).toBe(false)
})

test('whoever asks for /favicon.ico gets an icon', async () => {
  const { get } = await startSite()
  const answer = await get('/favicon.ico')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/icons/192.png'])
})
