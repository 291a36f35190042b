import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { RenderPage } from '@loadout/contract/platform/page.ts'
import type { WebPart } from './web-part.ts'

const web = `${import.meta.dirname}/../../../../web`

/**
 * The web part straight from its sources, with hot reload: Vite as middleware, the entry loaded
 * anew for each page.
 */
export async function loadDevelopmentWebPart(): Promise<WebPart> {
  const { createServer } = (await import(pathToFileURL(`${web}/vite-in-server.ts`).href)) as {
    createServer: (root: string) => Promise<ViteServer>
  }
  const vite = await createServer(web)
  return {
    assets: `${web}/public`,
    async renderer() {
      const { renderPage } = await vite.ssrLoadModule('/src/entry-server.tsx')
      return renderPage
    },
    development(http: FastifyInstance) {
      http.addHook('onRequest', (request, reply, done) => {
        if (!/^\/(@|src\/|node_modules\/|\.\.\/)|\?(import|t=)/.test(request.url)) return done()
        vite.middlewares(request.raw, reply.raw, () => done())
      })
      http.addHook('onClose', () => vite.close())
    },
  }
}

type ViteServer = {
  middlewares: (request: unknown, response: unknown, next: () => void) => void
  ssrLoadModule: (path: string) => Promise<{ renderPage: RenderPage }>
  close: () => Promise<void>
}
