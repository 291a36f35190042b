import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { oauthStandIn, type StandIn } from './oauth-stand-in.ts'
import { openIdStandIn, type Alter } from './openid-stand-in.ts'

/** A name at Esportal belongs to the Steam account whose number it ends with. */
const esportal: StandIn = (_, response, url) => {
  const username = url.searchParams.get('username') ?? ''
  const [steam_id] = /\d{17}$/.exec(username) ?? []
  response.setHeader('content-type', 'application/json')
  // Nobody there has played lately.
  if (url.pathname.endsWith('/get_latest_matches')) response.end('[]')
  else if (steam_id === undefined) response.writeHead(404).end('{}')
  else response.end(JSON.stringify({ id: 1, username, steam_id }))
}

export type StandInOptions = {
  now?: () => Date
  alterAssertion?: Alter
  /** Answers instead, when it says so. */
  instead?: (...request: Parameters<RequestListener>) => boolean
}
export type ProviderStandIns = Awaited<ReturnType<typeof startProviderStandIns>>

/**
 * The other sites on this machine, for development, tests and journeys: each below its name, with
 * the paths that it has itself.
 */
export async function startProviderStandIns({
  now = () => new Date(),
  alterAssertion = () => undefined,
  instead = () => false,
}: StandInOptions = {}) {
  const places = new Map<string, StandIn>([
    ['steam', openIdStandIn(now, alterAssertion)],
    ['esportal', esportal],
  ])
  const server = createServer((request, response) => {
    if (instead(request, response)) return
    const url = new URL(request.url ?? '', 'http://stand-in')
    const place = places.get(url.pathname.split('/', 2)[1] ?? '')
    if (place) place(request, response, url)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const name of ['twitch', 'facebook', 'twitter'] as const)
    places.set(name, await oauthStandIn(name, origin))
  // Whoever has started it ends with its own work.
  server.unref()

  return {
    origin,
    end: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
