import type { FastifyInstance } from 'fastify'
import { getSite, type Site as PublicSite } from '@loadout/contract/site-settings/site.ts'
import * as staff from '@loadout/contract/site-settings/staff-settings.ts'
import { IMMUTABLE } from '../platform/http/cache-control.ts'
import type { Site } from '../site-parts.ts'
import { accentStyles } from './accent-styles.ts'
import { changeIcon, changeLogo } from './change-pictures.ts'
import { changeSettings, setSetting } from './change-settings.ts'
import type { SettingsOfSite } from './kept-settings.ts'
import { logoStyles, markStyles } from './logo-styles.ts'
import { SITE } from './page-tag.ts'
import { iconPicture, logoPicture } from './pictures.ts'
import { findSettings } from './queries.ts'
import { staffSettings } from './staff-settings.ts'

export function siteSettingsRoutes(site: Site) {
  const { db, serve, siteSettings, settings } = site
  serve(getSite, () => publicSite(siteSettings.current(), settings), {
    dependsOn: () => [SITE],
    isShared: () => true,
  })
  serve(staff.getSettings, async () => {
    const row = await findSettings(db)
    return staffSettings(siteSettings.from(row), row)
  })
  serve(staff.setSetting, (request) => setSetting(site, request))
  serve(staff.changeSettings, (request) => changeSettings(site, request))
  serve(staff.setLogo, (request) => changeLogo(site, request))
  serve(staff.setIcon, (request) => changeIcon(site, request))
}

const publicSite = (
  { taglines, logo, icon, ...settings }: SettingsOfSite,
  { mailsArrive }: Site['settings'],
): PublicSite => ({
  name: settings.name,
  taglines: { ...taglines },
  accent: settings.accent,
  logo: logo && { dark: logoPicture(logo.dark), light: logoPicture(logo.light) },
  icon: icon && iconPicture(icon.plain),
  contact: settings.contact,
  links: [...settings.links],
  currency: { name: settings.currencyName, earning_enabled: settings.earningEnabled },
  languages: settings.languages.map(({ id }) => id),
  mails_arrive: mailsArrive,
})

/** Each is named by all that it says, so a browser keeps it for good. */
export function styleHttpRoutes(http: FastifyInstance) {
  const serve = (path: string, stylesOf: (name: string) => string | undefined) =>
    http.get<{ Params: { name: string } }>(path, (request, reply) => {
      const styles = stylesOf(request.params.name)
      if (styles === undefined) return reply.callNotFound()
      return reply.header('cache-control', IMMUTABLE).type('text/css; charset=utf-8').send(styles)
    })

  serve('/accent/:name', (name) => {
    const [, colour] = /^([0-9a-f]{6})\.css$/.exec(name) ?? []
    return colour === undefined ? undefined : accentStyles(`#${colour}`)
  })
  serve('/logo/:name', (name) => {
    const [, dark, light] = /^([0-9a-f]{32})-([0-9a-f]{32})\.css$/.exec(name) ?? []
    if (dark !== undefined && light !== undefined) return logoStyles({ dark, light })
    const [, icon] = /^([0-9a-f]{32})\.css$/.exec(name) ?? []
    return icon === undefined ? undefined : markStyles(icon)
  })
}
