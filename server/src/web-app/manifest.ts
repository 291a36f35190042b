import type { FastifyInstance } from 'fastify'
import type { Language } from '@loadout/contract/languages/languages.ts'
import { PAGE_COLOURS } from '@loadout/contract/platform/page-colours.ts'
import { queryOf } from '../platform/http/query-params.ts'
import { namedLanguage } from '../platform/language/named-language.ts'
import { textIn } from '../platform/language/texts.ts'
import type { SettingsOfSite, WatchedSettings } from '../site-settings/kept-settings.ts'
import { iconPicture, maskablePicture } from '../site-settings/pictures.ts'

/** What a phone or a desktop shows of the site once it is installed there. */
export function serveManifest(
  http: FastifyInstance,
  siteSettings: Pick<WatchedSettings, 'current'>,
) {
  http.get('/manifest.webmanifest', async (request, reply) => {
    const site = siteSettings.current()
    const language = namedLanguage(queryOf(request.url), site.fallbackLanguage)
    return reply
      .header('cache-control', 'public, max-age=1800')
      .header('content-language', language.locale)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(await manifestIn(language, site)))
  })

  // Browsers and link previews ask for them unasked, whatever the page says. For no longer than a
  // picture stays that was replaced.
  const serveIcon = (path: string, iconOf: (icon: SettingsOfSite['icon']) => string) =>
    http.get(path, (_, reply) =>
      reply
        .header('cache-control', 'public, max-age=1800')
        .redirect(iconOf(siteSettings.current().icon), 302),
    )
  serveIcon('/favicon.ico', (icon) =>
    icon ? `${iconPicture(icon.plain)}/48x48.png` : '/icons/192.png',
  )
  serveIcon('/apple-touch-icon.png', (icon) =>
    icon ? `${maskablePicture(icon.maskable)}/180x180.png` : '/icons/192.png',
  )
}

async function manifestIn(
  language: Language,
  { name, taglines, icon }: Pick<SettingsOfSite, 'name' | 'taglines' | 'icon'>,
) {
  const text = await textIn(language)
  const tagline = taglines[language.id]
  return {
    // Whatever language it was installed in, it is the same application.
    id: '/',
    name: `${name}: ${tagline ?? text('site.tagline')}`,
    short_name: name,
    description: tagline ?? text('site.description'),
    lang: language.locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // The mark is drawn on it.
    theme_color: PAGE_COLOURS.dark,
    background_color: PAGE_COLOURS.dark,
    categories: ['news', 'games', 'sports'],
    icons: icon ? ownIcons(icon) : SHIPPED_ICONS,
  }
}

const png = (src: string, size: number, purpose = 'any') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const SHIPPED_ICONS = [
  png('/icons/192.png', 192),
  png('/icons/512.png', 512),
  png('/icons/maskable-512.png', 512, 'maskable'),
  { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
]

const ownIcons = ({ plain, maskable }: NonNullable<SettingsOfSite['icon']>) => [
  png(`${iconPicture(plain)}/192x192.png`, 192),
  png(`${iconPicture(plain)}/512x512.png`, 512),
  png(`${maskablePicture(maskable)}/512x512.png`, 512, 'maskable'),
]
