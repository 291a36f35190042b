import type { FastifyInstance } from 'fastify'
import { languages } from '@loadout/contract/languages/languages.ts'
import { listAddresses } from '../articles/list-addresses.ts'
import { listContentUrls } from '../content-pages/queries.ts'
import type { RateLimits } from '../platform/http/rate-limits.ts'
import { element, xmlDocument } from '../platform/xml.ts'
import type { Site } from '../site-parts.ts'

/** Enough for the newest; a search engine that comes regularly has the older ones. */
const MOST_ARTICLES = 5_000

/**
 * What search engines ask for first: the front page, the feeds, content pages and articles, in every
 * language they can be read in.
 */
export function sitemapRoutes(
  http: FastifyInstance,
  { db, clock, articleKinds }: Site,
  { origin, limits }: { origin: string; limits: RateLimits },
) {
  http.get('/robots.txt', async (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /admin\n\nSitemap: ${origin}/sitemap.xml\n`),
  )

  http.get('/sitemap.xml', { config: limits.of('page') }, async (_, reply) => {
    const [newest, pages] = await Promise.all([
      listAddresses(db, articleKinds.that('isInSitemap'), {
        now: clock.now(),
        limit: MOST_ARTICLES,
      }),
      listContentUrls(db),
    ])
    const everywhere = [
      '/',
      '/feeds',
      '/earnpoints',
      '/points',
      '/points-info',
      ...pages.map(({ url }) => `/${url}`),
    ].flatMap((path) => languages.map(({ locale }) => entry(`${origin}${path}?lang=${locale}`)))
    const articles = newest.map(({ id, kind, slug, language_id, published_at }) =>
      entry(
        `${origin}${articleKinds.numbered(kind).path({ id, slug })}?lang=${languages[language_id]?.locale}`,
        published_at,
      ),
    )
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/xml; charset=utf-8')
      .send(
        xmlDocument(
          element('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, [
            '\n',
            ...everywhere,
            ...articles,
          ]),
        ),
      )
  })
}

/** On a line of its own, for whoever looks at it. */
const entry = (address: string, changed?: Date) =>
  `${element('url', {}, [element('loc', {}, address), ...(changed ? [element('lastmod', {}, changed.toISOString().slice(0, 10))] : [])])}\n`
