import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** What pages ask for once they are there: calls, scripts and pictures, sockets. */
const ASKED_BY_PAGES = /^\/(?:api|assets|app)\//
const AT_ONCE = 0.25

type Listener = (request: IncomingMessage, ...more: unknown[]) => void

/**
 * Has a site hear some of what pages ask for late, and answer some of it late, by chance. So a
 * machine that is busy now and then is busy all the time, and orders of events come up for which
 * ordinary runs need weeks.
 */
export function answerLate(server: Server, maxMs: number): void {
  for (const event of ['request', 'upgrade']) {
    const listeners = server.listeners(event) as Listener[]
    server.removeAllListeners(event)
    server.on(event, (request: IncomingMessage, ...more: unknown[]) => {
      const hear = () => listeners.forEach((listener) => listener.call(server, request, ...more))
      if (!ASKED_BY_PAGES.test(request.url ?? '') || Math.random() < AT_ONCE) return hear()
      const wait = Math.random() * maxMs
      if (event === 'upgrade' || Math.random() < 0.5) return setTimeout(hear, wait)
      endLate(more[0] as ServerResponse, wait)
      return hear()
    })
  }
}

/** All is done by then, and told to others. */
function endLate(response: ServerResponse, wait: number) {
  const end = response.end.bind(response) as (...last: unknown[]) => ServerResponse
  response.end = (...last: unknown[]) => {
    setTimeout(() => end(...last), wait)
    return response
  }
}
