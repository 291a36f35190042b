import { migrate } from '../../src/platform/db/migrate.ts'
import { busySite } from '../busy-site.ts'
import { openSite } from '../open-site.ts'
import { startOwnPostgres } from '../own-postgres.ts'
import { scaled, withUndo, type Campaign } from './campaign.ts'

const SECONDS = 60
const MIN_KEPT = 0.9

export const busySiteCampaign: Campaign = {
  name: 'busy-site',
  promise:
    'while members save 50 drafts, publish 20 posts and write 200 comments a minute, and staff publish 20 news, 0.9 of 500 pages a second are kept ones, and none shows what was replaced',
  run: (scale) =>
    withUndo(async (later) => {
      const postgres = await startOwnPostgres('busy-site')
      later(() => postgres.stop())
      await migrate(postgres.url)
      const site = await openSite(postgres.url, { environment: { PAGE_CACHE_SECONDS: '60' } })
      later(site.end)
      const seconds = scaled(SECONDS, scale, 6)
      const busy = await busySite(site, { seconds, pagesPerSecond: 500 })
      // So few readers share so many changes that most ask after one: a figure, no promise.
      const quiet = await busySite(site, {
        seconds: SECONDS,
        pagesPerSecond: 500 / 60,
        numberedFrom: 1_000,
      })
      const breaches = [...busy.breaches, ...quiet.breaches]
      if (busy.kept < MIN_KEPT) breaches.push(`only ${busy.kept.toFixed(3)} of pages were kept`)
      return {
        figures: {
          seconds,
          'pages asked for': busy.asked,
          'pages made': busy.made,
          'share of kept pages': busy.kept.toFixed(3),
          'share of 500 pages a minute': quiet.kept.toFixed(3),
        },
        breaches,
      }
    }),
}
