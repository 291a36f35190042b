import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

type Game = {
  id: number
  finished: number | null
  won?: boolean
  tournament?: boolean
  prime?: boolean
}
type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Answers as Esportal does when it is asked for the latest games of a name. */
export async function esportalStandIn() {
  const games = new Map<string, Game[]>()
  const asked: string[] = []
  const insteadOf = new Map<string, Answer>()
  let instead: Answer | undefined

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const username = url.searchParams.get('username') ?? ''
    asked.push(username)
    const answer = instead ?? insteadOf.get(username)
    if (answer) return answer(request, response)
    const played = games.get(username)
    if (url.pathname !== '/esportal/api/user_profile/get_latest_matches' || !played)
      return void response.writeHead(404).end('{}')
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify(
        played.map((game) => ({ won: false, tournament: false, prime: false, ...game })),
      ),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    asked,
    /** The games that a name has played, from now on. */
    play: (username: string, ...played: Game[]) => games.set(username, played),
    /** What it says of one name, instead of its games. */
    sayOf: (username: string, answer: Answer) => insteadOf.set(username, answer),
    /** What it says to everybody, instead of games. */
    say: (answer: Answer | undefined) => {
      instead = answer
    },
  }
}
