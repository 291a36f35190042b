import { readFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { createServer } from 'node:tls'
import { test } from './site.ts'

const pem = readFileSync(`${import.meta.dirname}/self-signed.pem`)

/** Takes what comes over TLS and hands it on as it is, as a proxy in front of the site does. */
async function startTls() {
  let port = 0
  const server = createServer({ key: pem, cert: pem }, (socket) => {
    const onward = connect(port, '127.0.0.1')
    for (const side of [socket, onward]) side.on('error', () => void [socket, onward].map(end))
    socket.pipe(onward).pipe(socket)
  })
  const end = (side: { destroy: () => void }) => side.destroy()
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (url: string) => {
      port = Number(new URL(url).port)
    },
    end: () => void server.close(),
  }
}

type Tls = Awaited<ReturnType<typeof startTls>>

/** Journeys on a site that is reached over https. */
export const testOverHttps = test.extend<{ tls: Tls }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from it
  tls: async ({}, run) => {
    const tls = await startTls()
    await run(tls)
    tls.end()
  },
  environment: async ({ tls }, run) => run({ ORIGIN: tls.origin }),
  baseURL: async ({ tls, site }, run) => {
    tls.leadTo(site.url)
    await run(tls.origin)
  },
  ignoreHTTPSErrors: true,
})
