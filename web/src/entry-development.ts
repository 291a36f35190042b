/** The browser's entry during `npm run dev`: hot reload first, then the site. */
import '@vitejs/plugin-react/preamble'

await import('./entry-browser.tsx')
