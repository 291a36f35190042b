import type { FastifyInstance } from 'fastify'
import type { Language } from '@loadout/contract/languages/languages.ts'
import { PAGE_COLOURS } from '@loadout/contract/platform/page-colours.ts'
import { queryOf } from '../platform/http/serve.ts'
import { namedLanguage } from '../platform/language/named-language.ts'
import { textIn } from '../platform/language/texts.ts'
import type { SettingsOfSite, WatchedSettings } from '../site-settings/kept-settings.ts'

/** What a phone or a desktop shows of the site once it is installed there. */
export function serveManifest(
  http: FastifyInstance,
  siteSettings: Pick<WatchedSettings, 'current'>,
) {
  http.get('/manifest.webmanifest', async (request, reply) => {
    const site = siteSettings.current()
    const language = namedLanguage(queryOf(request.url), site.fallbackLanguage)
    return reply
      .header('cache-control', 'public, max-age=3600')
      .header('content-language', language.locale)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(await manifestIn(language, site)))
  })

  // Browsers and link previews ask for it unasked, whatever the page says.
  http.get('/favicon.ico', (_, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect('/icons/192.png', 301),
  )
}

async function manifestIn(
  language: Language,
  { name, tagline }: Pick<SettingsOfSite, 'name' | 'tagline'>,
) {
  const text = await textIn(language)
  return {
    // Whatever language it was installed in, it is the same application.
    id: '/',
    name: `${name}: ${tagline ?? text('site.tagline')}`,
    short_name: name,
    description: text('site.description'),
    lang: language.locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // The mark is drawn on it.
    theme_color: PAGE_COLOURS.dark,
    background_color: PAGE_COLOURS.dark,
    categories: ['news', 'games', 'sports'],
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  }
}
