import type { FastifyInstance } from 'fastify'
import type { Language } from '@loadout/contract/languages/languages.ts'
import { namedLanguage } from '../platform/language/named-language.ts'
import { textIn } from '../platform/language/texts.ts'
import { refuse } from '../platform/http/errors.ts'
import { queryOf } from '../platform/http/serve.ts'

/** The page's own colour in the dark theme (`--bg` of the tokens), on which the mark is drawn. */
const PINE = '#0a110e'

/** What a phone or a desktop shows of the site once it is installed there. */
type WebApp = { fallbackLanguage: Language; serviceWorker: string | undefined }

export function webAppRoutes(http: FastifyInstance, { fallbackLanguage, serviceWorker }: WebApp) {
  http.get('/manifest.webmanifest', async (request, reply) => {
    const language = namedLanguage(queryOf(request.url), fallbackLanguage)
    return reply
      .header('cache-control', 'public, max-age=3600')
      .header('content-language', language.locale)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(await manifestIn(language)))
  })

  // Browsers and link previews ask for it unasked, whatever the page says.
  http.get('/favicon.ico', (_, reply) => reply.header('cache-control', 'public, max-age=86400').redirect('/icons/192.png', 301))

  // Asked for anew each time, so that a release or its absence is noticed. A worker that finds its file missing ends itself.
  http.get('/service-worker.js', (request, reply) => {
    if (serviceWorker === undefined) return refuse(request, reply.header('cache-control', 'no-store'), { status: 404, code: 'page_not_found' })
    return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(serviceWorker)
  })
}

async function manifestIn(language: Language) {
  const text = await textIn(language)
  return {
    // Whatever language it was installed in, it is the same application.
    id: '/',
    name: `${text('site.name')}: ${text('site.tagline')}`,
    short_name: text('site.name'),
    description: text('site.description'),
    lang: language.locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: PINE,
    background_color: PINE,
    categories: ['news', 'games', 'sports'],
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  }
}
