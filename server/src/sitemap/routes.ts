import type { FastifyInstance } from 'fastify'
import type { Language } from '@loadout/contract/languages/languages.ts'
import type { HttpParts } from '../domain.ts'
import { element, xmlDocument } from '../platform/xml.ts'
import type { Site } from '../site-parts.ts'
import type { SitemapEntry } from './sitemap-entry.ts'

/**
 * What search engines ask for first: the front page and what the domains have, in every language it
 * can be read in.
 */
export function sitemapHttpRoutes(
  http: FastifyInstance,
  site: Site,
  { limits, sitemap }: Pick<HttpParts, 'limits' | 'sitemap'>,
) {
  const { origin } = site.settings

  http.get('/robots.txt', async (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /admin\n\nSitemap: ${origin}/sitemap.xml\n`),
  )

  http.get('/sitemap.xml', { config: limits.of('page') }, async (_, reply) => {
    const { languages: offered } = site.siteSettings.current()
    const ofDomains = await Promise.all(sitemap.map((entriesOf) => entriesOf(site)))
    const entries: SitemapEntry[] = [{ path: '/' }, ...ofDomains.flat()]
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/xml; charset=utf-8')
      .send(
        xmlDocument(
          element('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, [
            '\n',
            ...entries.flatMap((entry) => urlsOf(origin, entry, offered)),
          ]),
        ),
      )
  })
}

/**
 * In the languages that the site offers (AMB-120), each on a line of its own, for whoever looks at
 * it.
 */
const urlsOf = (
  origin: string,
  { path, languages, changed }: SitemapEntry,
  offered: readonly Language[],
) =>
  offered
    .filter(({ locale }) => !languages || languages.some((each) => each.locale === locale))
    .map(({ locale }) => {
      const location = element('loc', {}, `${origin}${path}?lang=${locale}`)
      const day = changed && element('lastmod', {}, changed.toISOString().slice(0, 10))
      return `${element('url', {}, day ? [location, day] : [location])}\n`
    })
