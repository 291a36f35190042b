import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { contractForBrowser } from './contract-for-browser.ts'
import { shortClassNames } from './short-class-names.ts'
import { unusedComponents } from './unused-components.ts'

/**
 * What both sides of the web part share: the browser's files and the renderer that the server
 * loads.
 */
export const sharedConfig = (root: string): UserConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [contractForBrowser(), unusedComponents(), react()],
  // Chrome 125, Firefox 128, Safari 17.5: what the tokens need (light-dark, relative colours).
  build: {
    target: ['chrome125', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  css: {
    modules: {
      generateScopedName:
        process.env['NODE_ENV'] === 'production'
          ? shortClassNames(root)
          : '[name]-[local]-[hash:base64:4]',
    },
  },
})

export default sharedConfig(import.meta.dirname)
