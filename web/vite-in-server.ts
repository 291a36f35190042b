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
    // Looked through before the first page: a package that is found only by the way loads it anew.
    optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.*'] },
    define: { __MANIFEST__: 'undefined' },
  })
