import { createServer as createVite } from 'vite'
import { freePort } from '../launcher/free-port.mjs'
import { sharedConfig } from './vite.config.ts'

/**
 * Vite inside the server, for `npm run dev`: sources as they are, with hot reload. Two sites on one
 * machine must not want the same port for it.
 */
export const createServer = async (root: string) =>
  createVite({
    ...sharedConfig(root),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: await freePort() } },
    define: { __MANIFEST__: 'undefined' },
  })
