import type { Domain } from '../domain.ts'
import { resyncSiteSettings } from './kept-settings.ts'
import { icons, logos, maskableIcons } from './pictures.ts'
import { styleHttpRoutes, siteSettingsRoutes } from './routes.ts'

/** None comes with the site. */
const originals = () => async () => undefined

export const siteSettings: Domain = {
  routes: siteSettingsRoutes,
  httpRoutes: (http) => styleHttpRoutes(http),
  pictures: [logos, icons, maskableIcons].map((kind) => ({ kind, originals })),
  resync: [resyncSiteSettings],
}
