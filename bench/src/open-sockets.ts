/**
 * Opens sockets when told to, and says when all are there and, after that, each time that all of
 * them were told something.
 */
import { WebSocket } from 'ws'

const AT_ONCE = 50

process.once('message', async ({ url, count }: { url: string; count: number }) => {
  let told = 0
  const sockets: WebSocket[] = []
  while (sockets.length < count) {
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, () => join(url)),
      )),
    )
  }
  for (const socket of sockets) {
    socket.on('message', () => {
      if (++told < count) return
      told = 0
      process.send?.('all were told')
    })
  }
  process.send?.('all are there')
})

/** Resolves when it hears the channel. */
const join = (url: string) =>
  new Promise<WebSocket>((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false })
    socket.once('error', reject)
    socket.once('open', () =>
      socket.send('{"event":"pusher:subscribe","data":{"channel":"global"}}'),
    )
    socket.on('message', function onMessage(text) {
      if (!String(text).includes('subscription_succeeded')) return
      socket.off('message', onMessage)
      resolve(socket)
    })
  })
