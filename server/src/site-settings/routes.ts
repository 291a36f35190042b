import type { FastifyInstance } from 'fastify'
import { getSite } from '@loadout/contract/site-settings/site.ts'
import { getSettings, setSettings } from '@loadout/contract/site-settings/staff-settings.ts'
import type { Site } from '../site-parts.ts'
import { accentStyles } from './accent-styles.ts'
import { changeSettings, staffSettings } from './change-settings.ts'
import { SITE } from './page-tag.ts'

export function siteSettingsRoutes(site: Site) {
  const { serve, siteSettings } = site
  serve(
    getSite,
    () => {
      const { name, tagline, accent, contact, links, languages, ...more } = siteSettings.current()
      return {
        name,
        tagline,
        accent,
        contact,
        links: [...links],
        currency: { name: more.currencyName, earning_enabled: more.earningEnabled },
        languages: languages.map(({ id }) => id),
      }
    },
    { dependsOn: () => [SITE], isShared: () => true },
  )
  serve(getSettings, () => staffSettings(siteSettings.current()))
  serve(setSettings, (request) => changeSettings(site, request))
}

/** Named by the colour itself, so a browser keeps it for good. */
export function serveAccent(http: FastifyInstance) {
  http.get<{ Params: { name: string } }>('/accent/:name', (request, reply) => {
    const [, colour] = /^([0-9a-f]{6})\.css$/.exec(request.params.name) ?? []
    if (colour === undefined) return reply.callNotFound()
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
      .send(accentStyles(`#${colour}`))
  })
}
