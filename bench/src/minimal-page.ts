import { createServer } from 'node:http'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'
import { freePort } from '../../launcher/free-port.mjs'
import { MinimalComponent } from './minimal-component.ts'

/** What React costs a page that has nothing but one component: what the site is measured beside. */
export async function serveMinimalPage() {
  const script = await buildScript()
  const page = `<!doctype html><html lang="en"><title>Minimal</title><script type="module" src="/script.js"></script><div id="site">${renderToString(createElement(MinimalComponent))}</div></html>`
  const server = createServer(({ url }, response) => {
    const isScript = url === '/script.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(isScript ? script : page)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

async function buildScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rollupOptions: { input: `${import.meta.dirname}/minimal-script.ts` } },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('The minimal page was not built.')
  return output.output[0].code
}
