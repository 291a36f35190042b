/** Loaded before the server, to break its process from within as a bug would. */
import { createServer, connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

const fail = (where: string) => {
  throw new Error(`broken ${where}`)
}

const ways: Record<string, () => void> = {
  'break timer': () => setTimeout(() => fail('timer'), 1),
  'break promise': () => void Promise.resolve().then(() => fail('promise')),
  'break stream': () => void Readable.from(['x']).on('data', () => fail('stream')),
  'break socket': () => {
    const server = createServer((socket) => socket.end('x')).listen(0, '127.0.0.1', () =>
      connect((server.address() as AddressInfo).port, '127.0.0.1').on('data', () => fail('socket')),
    )
  },
  leave: () => process.disconnect(),
}

process.on('message', (message: string) => ways[message]?.())
