import type { FastifyInstance } from 'fastify'
import { feedFormats, type FeedFormat } from '@loadout/contract/feeds/feed-formats.ts'
import { languageByLocale } from '@loadout/contract/languages/languages.ts'
import type { HttpParts } from '../domain.ts'
import { keptOrMade } from '../platform/render/kept-or-made.ts'
import { queryParams } from '../platform/http/query-params.ts'
import { sendKept } from '../platform/render/send-kept.ts'
import type { Site } from '../site-parts.ts'
import { writeAtom } from './atom.ts'
import type { Feed } from './feed.ts'
import { readFeedAddress, type WantedFeed } from './feed-address.ts'
import { writeJsonFeed } from './json-feed.ts'
import { writeRss } from './rss.ts'
import { readFeed } from './service.ts'

const writers: Record<FeedFormat, (feed: Feed) => string> = {
  rss: writeRss,
  atom: writeAtom,
  json: writeJsonFeed,
}

/** Where feed readers and people look for a feed before they are told where it is. */
const GUESSED = ['/rss', '/rss.xml', '/feed', '/feed.xml']

/**
 * News for feed readers. A feed is kept beside the pages and goes with the lists of news, so a new
 * item is in it at the next request.
 */
export function feedHttpRoutes(
  http: FastifyInstance,
  site: Site,
  { limits, cache, availability }: HttpParts,
) {
  const { origin } = site.settings

  http.get('/feeds/*', { config: limits.of('page') }, async (request, reply) => {
    const wanted = readFeedAddress(request.url, site.siteSettings.current().fallbackLanguage)
    const key = `feed ${wanted.language.id} ${wanted.path}`
    const feed = await keptOrMade(
      { cache, availability },
      { key, make: () => write(key, wanted), kept: (last) => last },
    )
    return sendKept(
      cache,
      { request, reply },
      {
        key,
        document: feed,
        type: feedFormats[wanted.format].type,
        language: wanted.language,
      },
    )
  })

  for (const path of GUESSED)
    http.get(path, { config: limits.of('page') }, (request, reply) => {
      const lang = queryParams(request.url).get('lang')
      const named = lang !== null && languageByLocale(lang) ? `?lang=${lang}` : ''
      return reply
        .header('cache-control', 'public, max-age=3600')
        .redirect(`/feeds/news.rss${named}`, 301)
    })

  async function write(key: string, wanted: WantedFeed) {
    const begun = cache.begin()
    const { feed, dependsOn } = await readFeed(site, wanted, origin)
    return cache.store(key, writers[wanted.format](feed), { dependsOn, begun })
  }
}
