import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { contractForBrowser } from './contract-for-browser.ts'

/** What both sides of the web part share: the browser's files and the renderer that the server loads. */
export const sharedConfig = (root: string): UserConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [contractForBrowser(), react()],
  // Chrome 125, Firefox 128, Safari 17.5: what the tokens need (light-dark, relative colours).
  build: { target: ['chrome125', 'firefox128', 'safari17.5'], assetsInlineLimit: 0, reportCompressedSize: false },
  css: { modules: { generateScopedName: '[name]-[local]-[hash:base64:4]' } },
  // The renderer is loaded by the server, which has its own copies of nothing: libraries stay where they are.
  ssr: { noExternal: [/^@loadout\//, '@tanstack/react-query', '@tanstack/query-core'] },
})

export default sharedConfig(import.meta.dirname)
