import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../platform/http/errors.ts'
import type { SettingsOfSite, WatchedSettings } from '../site-settings/kept-settings.ts'

/**
 * Asked for anew each time, so that a release or its absence is noticed. A worker that finds its
 * file missing ends itself.
 */
export function serveServiceWorker(
  http: FastifyInstance,
  siteSettings: Pick<WatchedSettings, 'current'>,
  serviceWorker: string | undefined,
) {
  http.get('/service-worker.js', (request, reply) => {
    if (serviceWorker === undefined)
      return refuse(request, reply.header('cache-control', 'no-store'), {
        status: 404,
        code: 'page_not_found',
      })
    return reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(`${serviceWorker}\n// ${lookOf(siteSettings.current())}\n`)
  })
}

/**
 * Of what the offline page shows of the settings. A browser keeps that page anew when a byte of the
 * worker is another.
 */
const lookOf = ({ name, accent, icon }: SettingsOfSite) =>
  createHash('sha256')
    .update(JSON.stringify([name, accent, icon]))
    .digest('base64url')
