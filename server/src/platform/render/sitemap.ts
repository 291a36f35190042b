import type { FastifyInstance } from 'fastify'
import { languages } from '@loadout/contract/languages/languages.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { RateLimits } from '../http/rate-limits.ts'

/** Search engines read at most this many addresses of one sitemap. */
const MOST_NEWS = 5_000

/** What search engines ask for first: every public page in every language it can be read in. */
export function serveSitemap(http: FastifyInstance, { db, clock, origin }: { db: Db; clock: Clock; origin: string }, limits: RateLimits) {
  http.get('/robots.txt', async (_, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /admin\n\nSitemap: ${origin}/sitemap.xml\n`))

  http.get('/sitemap.xml', { config: limits.of('page') }, async (_, reply) => {
    const [news, pages] = await Promise.all([listNews(db, clock.now()), db.selectFrom('content_page').select('url').orderBy('url').execute()])
    const everywhere = ['/', ...pages.map(({ url }) => `/${url}`)].flatMap((path) => languages.map(({ locale }) => entry(`${origin}${path}?lang=${locale}`)))
    const articles = news.map(({ news_id, slug, language_id, published_at }) =>
      entry(`${origin}/news/${news_id}/${slug}?lang=${languages[language_id]!.locale}`, published_at))
    return reply.header('cache-control', 'public, max-age=300').type('application/xml; charset=utf-8')
      .send(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${[...everywhere, ...articles].join('\n')}\n</urlset>\n`)
  })
}

const listNews = (db: Db, now: Date) =>
  db.selectFrom('news_version').select(['news_id', 'slug', 'language_id', 'published_at'])
    .where('published_at', '<=', now).orderBy('published_at', 'desc').orderBy('news_id', 'desc').orderBy('language_id').limit(MOST_NEWS).execute()

/** Slugs and paths are made of letters, digits and dashes, so nothing needs escaping but the sign between query keys, of which there is one. */
const entry = (address: string, changed?: Date) =>
  `<url><loc>${address}</loc>${changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : ''}</url>`
