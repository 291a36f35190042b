import { expect, test } from 'vitest'
import { getBackgroundAd } from '@loadout/contract/background-ad/background-ad.ts'
import { getContentPage } from '@loadout/contract/content-pages/content-pages.ts'
import { HeroType, listHeroContent } from '@loadout/contract/hero/hero.ts'
import { hostileAddresses, hostileHtml } from '../../../test/hostile-html.ts'
import { faultsOf, leadsAstray } from '../../../test/html-faults.ts'
import { startSite } from '../../../test/start-site.ts'
import { shipContentPages } from '../../content-pages/ship-pages.ts'
import { storedHtml } from '../../stored-html.ts'
import { cleanAgain } from './clean-again.ts'
import { SANITIZER_VERSION } from './sanitize.ts'

/** All of them are cleaned one by one in hostile-html.test.ts; these go the whole way. */
const vectors = hostileHtml().filter((_, index) => index % 9 === 0)

const refusedOr = <T>(write: Promise<T>) =>
  write.then(
    () => 'kept',
    (error: { code?: string }) => error.code,
  )

test('H03 H04 a hero slide and the background ad lead nowhere but to the site or plainly elsewhere', async () => {
  const { make, call } = await startSite()
  const outcomes = new Set<string | undefined>()
  for (const link of [
    ...hostileAddresses,
    'blob:https://one.invalid/x',
    '//one.invalid/x',
    '"><script>alert(1)</script>',
    `/${'x'.repeat(500)}`,
  ]) {
    outcomes.add(await refusedOr(make.heroSlide({ link })))
    outcomes.add(await refusedOr(make.backgroundAd({ image: 'general-4', link })))
    expect(leadsAstray((await call(getBackgroundAd, {})).background_ad_link ?? '/'), link).toBe(
      false,
    )
    expect(await refusedOr(make.heroSlide({ identifier: `${link}.png` })), link).toBe(
      'invalid_request',
    )
    expect(await refusedOr(make.backgroundAd({ image: `${link}.png`, link: null })), link).toBe(
      'invalid_request',
    )
    for (const type of [HeroType.Video, HeroType.Frame])
      expect(await refusedOr(make.heroSlide({ type, identifier: link })), link).toBe(
        'video_unknown',
      )
  }
  expect(outcomes).toEqual(new Set(['kept', 'link_unusable']))
  const { entries } = await call(listHeroContent, {})
  expect(entries.length).toBeGreaterThan(2)
  expect(entries.filter(({ link }) => leadsAstray(link ?? '/'))).toEqual([])
})

test('H03 nothing dangerous comes out of a content page, whatever an older version kept', async () => {
  const { db, site, call } = await startSite()
  await shipContentPages(db)
  const pages = await db.selectFrom('content_page').select(['id', 'url']).orderBy('id').execute()
  for (let turn = 0; turn * pages.length < vectors.length; turn++) {
    for (const [index, { id }] of pages.entries()) {
      const content = vectors[turn * pages.length + index]?.replaceAll('\0', '')
      if (content !== undefined)
        await db
          .updateTable('content_page_version')
          .set({ content, sanitizer_version: SANITIZER_VERSION - 1 })
          .where('page_id', '=', id)
          .where('language_id', '=', 0)
          .execute()
    }
    await cleanAgain(site.transaction, {
      kinds: storedHtml,
      onError: (error) => {
        throw error
      },
    })
    for (const { url } of pages)
      expect(faultsOf((await call(getContentPage, { url })).content, 'article'), url).toEqual([])
  }
})
