import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Delivery = { headers: IncomingHttpHeaders; body: string }

/**
 * Another program that is told of news: it answers with the statuses given, one after the other,
 * then with 204. 0 is no answer at all.
 */
export async function startWebhookReceiver(...statuses: number[]) {
  const deliveries: Delivery[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      deliveries.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      const status = statuses.shift() ?? 204
      if (status !== 0) response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, deliveries }
}
