import { expect, test } from 'vitest'
import { getSite } from '@loadout/contract/site-settings/site.ts'
import { changeSettings } from '@loadout/contract/site-settings/staff-settings.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { readPage } from '../../test/read-page.ts'
import { startSite } from '../../test/start-site.ts'

async function siteWithStaff() {
  const site = await startSite({ environment: { PAGE_CACHE_SECONDS: '60' } })
  const credentials = await site.as(await site.make.member(staffWith('canManageContent')))
  const say = (taglines: Record<number, string>, more: object = {}) =>
    site.call(changeSettings, { taglines: JSON.stringify(taglines), ...more }, credentials)
  /** What the front page, a card of it, the feed and what is installed say. */
  const said = async (locale: string) => {
    const { title, meta } = await readPage(await site.get(`/?lang=${locale}`))
    const feed = await (await site.get(`/feeds/news.json?lang=${locale}`)).json()
    const manifest = await (await site.get(`/manifest.webmanifest?lang=${locale}`)).json()
    return [
      title,
      meta('og:title'),
      meta('description'),
      (feed as { title: string }).title,
      (feed as { description: string }).description,
      (manifest as { name: string }).name,
    ]
  }
  return { ...site, say, said }
}

const everywhere = (words: string) => [
  `${words} · Loadout`,
  words,
  words,
  `Loadout: ${words}`,
  words,
  `Loadout: ${words}`,
]

test('ADMIN-12 the site says of itself in each language what its staff have written, and in others what the main one says', async () => {
  const { say, said, call } = await siteWithStaff()
  const [shipped] = await said('en')
  await say({ 1: 'Mest schack', 3: 'Meist Schach' }, { fallback_language_id: 3 })
  expect(await said('sv')).toEqual(everywhere('Mest schack'))
  expect(await said('de')).toEqual(everywhere('Meist Schach'))
  expect(await said('pl')).toEqual(everywhere('Meist Schach'))
  expect((await call(getSite, {})).taglines).toMatchObject({ 0: 'Meist Schach', 1: 'Mest schack' })

  await say({ 3: '' })
  expect((await said('en'))[1]).toBe('Mest schack')
  await say({ 1: '' })
  expect((await said('en'))[0]).toBe(shipped)
})
