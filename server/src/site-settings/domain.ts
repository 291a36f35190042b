import type { Domain } from '../domain.ts'
import { resyncSiteSettings } from './kept-settings.ts'
import { serveAccent, siteSettingsRoutes } from './routes.ts'

export const siteSettings: Domain = {
  routes: siteSettingsRoutes,
  addresses: (http) => serveAccent(http),
  resync: [resyncSiteSettings],
}
