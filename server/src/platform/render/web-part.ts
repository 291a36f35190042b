import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { RenderPage } from '@loadout/contract/platform/page.ts'

const web = `${import.meta.dirname}/../../../../web`

/** The built web part: loaded by path, because neither package imports the other. */
export type WebPart = {
  assets: string
  renderer: () => Promise<RenderPage>
  /** The text of its service worker; there is none during development. */
  serviceWorker?: string
  /** Serves sources with hot reload; only during development. */
  development?: (http: FastifyInstance) => void
}

export async function loadBuiltWebPart(): Promise<WebPart> {
  const entry = `${web}/dist/server/entry-server.js`
  if (!existsSync(entry))
    throw new Error('The web part is not built. Run `node web/build.ts` or `npm start`.')
  const { renderPage } = (await import(pathToFileURL(entry).href)) as {
    renderPage: RenderPage
  }
  return {
    assets: `${web}/dist/client`,
    renderer: async () => renderPage,
    serviceWorker: readFileSync(`${web}/dist/service-worker.js`, 'utf8'),
  }
}
