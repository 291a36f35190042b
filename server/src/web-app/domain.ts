import type { Domain } from '../domain.ts'
import { serveManifest } from './manifest.ts'
import { serveServiceWorker } from './service-worker.ts'

export const webApp: Domain = {
  httpRoutes(http, { siteSettings }, { serviceWorker }) {
    serveManifest(http, siteSettings)
    serveServiceWorker(http, siteSettings, serviceWorker)
  },
}
