import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Game = { id: number; finished: number }
export type OtherSites = Awaited<ReturnType<typeof startOtherSites>>

/**
 * All that jobs ask of others, in one place that outlives a server that is killed: Esportal's
 * games, who is live on Twitch, and a program that is told of news.
 */
export async function startOtherSites() {
  const games = new Map<string, readonly Game[]>()
  const live = new Set<string>()
  /** The ids under which each news came. */
  const told = new Map<number, Set<string>>()

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://others')
    if (pathname === '/hook') {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const { data } = JSON.parse(String(Buffer.concat(chunks))) as { data: { id: number } }
        told.set(data.id, (told.get(data.id) ?? new Set()).add(webhookId(request.headers)))
        response.writeHead(204).end()
      })
    } else if (pathname === '/oauth2/token') {
      send(response, { access_token: 'token', expires_in: 5_000_000, token_type: 'bearer' })
    } else if (pathname === '/helix/streams') {
      const asked = searchParams.getAll('user_id').filter((id) => live.has(id))
      send(response, { data: asked.map(streamOf), pagination: {} })
    } else if (pathname === '/esportal/api/user_profile/get_latest_matches') {
      const played = games.get(searchParams.get('username') ?? '') ?? []
      send(
        response,
        played.map((game) => ({ won: false, tournament: false, prime: false, ...game })),
      )
    } else response.writeHead(404).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    told,
    play: (username: string, played: readonly Game[]) => void games.set(username, played),
    goLive: (twitchId: string) => void live.add(twitchId),
    environment: {
      WEBHOOK_URL: `${origin}/hook`,
      PROVIDER_STAND_INS: origin,
      TWITCH_STAND_IN: origin,
      TWITCH_CLIENT_ID: 'loadout',
      TWITCH_CLIENT_SECRET: 'kept_to_ourselves',
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

const webhookId = (headers: NodeJS.Dict<string | string[]>) => String(headers['webhook-id'])

const streamOf = (user_id: string) => ({
  user_id,
  user_login: `channel${user_id}`,
  type: 'live',
  title: 'Something',
  viewer_count: 1,
})

function send(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
