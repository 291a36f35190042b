/**
 * The yardstick of sockets: a bare `ws` server that says to all what is posted to it. Started with
 * the port.
 */
import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

const [port = '0'] = process.argv.slice(2)
const http = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const bytes = Buffer.concat(chunks)
    for (const socket of sockets.clients) socket.send(bytes, { binary: false })
    response.end()
  })
})
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false })
// As many answers to what is asked as the protocol has, so that both have said and heard the same
// when the measuring begins.
sockets.on('connection', (socket) => {
  socket.send('{"event":"pusher:connection_established","data":"{}"}')
  socket.on('message', () =>
    socket.send(
      '{"event":"pusher_internal:subscription_succeeded","channel":"global","data":"{}"}',
    ),
  )
})
http.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
