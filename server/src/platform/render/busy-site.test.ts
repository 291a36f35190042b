import { expect, test } from 'vitest'
import { busySite } from '../../../test/busy-site.ts'
import { startSite } from '../../../test/start-site.ts'

test('while members save drafts, publish and comment, 0.9 of pages are kept ones and none shows what was replaced', async () => {
  const site = await startSite({ environment: { PAGE_CACHE_SECONDS: '3600', LOG_LEVEL: 'error' } })
  const { asked, made, kept, written, breaches } = await busySite(site, {
    seconds: 12,
    pagesPerSecond: 200,
  })

  expect(breaches).toEqual([])
  expect(asked).toBe(2_400)
  expect(written).toEqual({ drafts: 10, news: 4, posts: 4, comments: 40, changes: 5 })
  expect(made).toBeGreaterThan(0)
  expect(kept).toBeGreaterThan(0.9)
})
