import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type ReceivedRequest = {
  method: string
  path: string
  query: URLSearchParams
  type: string | undefined
  body: string
}
/**
 * A connection may break before the answer (`hangUp`) or in the middle of it (`cutShort`), and
 * there may be none at all (`silent`).
 */
type Answer = {
  status?: number
  body?: string
  hangUp?: boolean
  cutShort?: boolean
  silent?: boolean
}

/** A server that answers each request with the next of the given answers, the last one for ever. */
export async function serverThatAnswers(...answers: Answer[]) {
  const asked: ReceivedRequest[] = []
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method === 'OPTIONS') return response.writeHead(204, { connection: 'close' }).end()
    const url = new URL(request.url ?? '', 'http://localhost')
    const body = (await request.toArray()).join('')
    asked.push({
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      type: request.headers['content-type'],
      body,
    })
    const {
      status = 200,
      body: text = '{"ok":true}',
      hangUp = false,
      cutShort = false,
      silent = false,
    } = answers[Math.min(asked.length, answers.length) - 1] ?? {}
    if (silent) return undefined
    // Without keep-alive the client sets no timers of its own.
    if (hangUp) return request.socket.destroy()
    if (cutShort)
      return response
        .writeHead(status, { connection: 'close', 'content-length': text.length })
        .write(text.slice(1), () => request.socket.destroy())
    return response.writeHead(status, { connection: 'close' }).end(text)
  }

  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // Node's fetch sets a timer of its own going with its first connection: now, and not when a test
  // has stopped the time.
  await fetch(url, { method: 'OPTIONS' })
  return { asked, url }
}
