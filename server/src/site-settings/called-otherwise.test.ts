import { expect, test } from 'vitest'
import { purchaseItem } from '@loadout/contract/store/store.ts'
import { changeSettings } from '@loadout/contract/site-settings/staff-settings.ts'
import { languages } from '@loadout/contract/languages/languages.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { elementsOf } from '../../test/read-html.ts'
import { reads } from '../../test/reads.ts'
import { richSite } from '../../test/rich-site.ts'
import { startSite } from '../../test/start-site.ts'

/** With what stands around it, to be found again. */
const SHIPPED_NAMES = /.{0,60}(?:Loadout|LD\$).{0,60}/

/** A community in which nothing is empty, of a site with names of its own. */
async function siteCalledOtherwise() {
  const site = await startSite()
  const { queries } = await richSite(site)
  const staff = await site.as(await site.make.member(staffWith('canManageContent')))
  await site.call(changeSettings, { name: 'Arena', currency_name: 'Gems' }, staff)
  return { ...site, queries }
}

/** What other programs are told to read of a page: feeds, calendars, what is installed. */
const alternatesIn = (html: string) =>
  elementsOf(html).flatMap(({ name, attributes: { rel = '', type, href } }) =>
    name === 'link' && href && (type || rel === 'manifest') ? [href] : [],
  )

test('ADMIN-12 no page, feed, calendar or manifest of a site that is called otherwise says Loadout or LD$, in any language', async () => {
  const { get, url } = await siteCalledOtherwise()
  const sitemap = await (await get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  })
  expect(listed.length).toBeGreaterThan(30)
  const inEach = languages.flatMap(({ locale }) =>
    [
      '/login',
      '/signup',
      '/offline',
      '/points-store',
      '/earnpoints',
      '/points',
      '/points-info',
      '/wallet',
      '/settings',
      '/admin',
      '/setup/x',
      '/news/999999/x',
      '/streams',
    ].map((path) => `${path}?lang=${locale}`),
  )
  const seen = new Set([...listed, ...inEach, '/api/docs', '/api/openapi.json', '/robots.txt'])
  for (const path of seen) {
    const text = await (await get(path)).text()
    expect(text.match(SHIPPED_NAMES)?.[0], path).toBeUndefined()
    for (const link of alternatesIn(text)) {
      const { origin, pathname, search } = new URL(link, url)
      if (origin === url || link.startsWith('/')) seen.add(pathname + search)
    }
  }
  expect([...seen].filter((path) => path.startsWith('/feeds/')).length).toBeGreaterThan(7)
})

test('ADMIN-12 no call that everybody may make names Loadout or LD$ in its answer', async () => {
  const { get, queries } = await siteCalledOtherwise()
  for (const { path } of reads) {
    const text = await (await get(`/api${path}?${queries[path] ?? ''}`)).text()
    expect(text.match(SHIPPED_NAMES)?.[0], path).toBeUndefined()
  }
})

test('ADMIN-12 AMB-22 a refusal names the currency as the site does', async () => {
  const { call, make, as } = await siteCalledOtherwise()
  const credentials = await as(await make.member())
  await expect(
    call(purchaseItem, { id: (await make.item()).id }, credentials),
  ).rejects.toMatchObject({
    code: 'not_enough_dollars',
    error: 'You do not have enough Gems.',
  })
})
