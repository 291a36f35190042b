import { createServer as createVite } from 'vite'
import { sharedConfig } from './vite.config.ts'

/** Vite inside the server, for `npm run dev`: sources as they are, with hot reload. */
export const createServer = (root: string) =>
  createVite({ ...sharedConfig(root), appType: 'custom', server: { middlewareMode: true }, define: { __MANIFEST__: 'undefined' } })
