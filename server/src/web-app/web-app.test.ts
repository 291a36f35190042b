import { expect, test } from 'vitest'
import { languages } from '@loadout/contract/languages/languages.ts'
import { startSite } from '../../test/start-site.ts'

type Manifest = { lang: string; name: string; start_url: string; icons: { src: string; type: string }[] }

test('I18N-01 the site can be installed in every language, with icons that are there', async () => {
  const { get } = await startSite()
  for (const { locale } of languages) {
    const response = await get(`/manifest.webmanifest?lang=${locale}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/manifest+json; charset=utf-8'])
    const manifest = (await response.json()) as Manifest
    expect(manifest).toMatchObject({ lang: locale, start_url: '/', name: expect.stringMatching(/^Loadout: .+/) })
    for (const { src, type } of manifest.icons) {
      const icon = await get(src)
      expect([icon.status, icon.headers.get('content-type')], src).toEqual([200, type])
    }
    expect(await (await get(`/?lang=${locale}`)).text()).toContain(`<link rel="manifest" href="/manifest.webmanifest?lang=${locale}">`)
  }
  expect((await get('/manifest.webmanifest?lang=xx')).status).toBe(400)
})
