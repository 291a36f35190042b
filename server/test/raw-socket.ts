import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { eventually } from './eventually.ts'
import { app } from './own-app.ts'

type Frame = { event: string; channel?: string; data: unknown }
export type RawSocket = Awaited<ReturnType<typeof openSocket>>

/**
 * A socket that says what it is told to and keeps what it hears. Rejects with the status when it is
 * refused.
 */
export async function openSocket(
  url: string,
  {
    key = app.key,
    query = '?protocol=7',
    origin,
    headers = {},
  }: { key?: string; query?: string; origin?: string; headers?: Record<string, string> } = {},
) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/app/${key}${query}`, {
    headers,
    ...(origin === undefined ? {} : { origin }),
  })
  const frames: Frame[] = []
  let closed: { code: number; reason: string } | undefined
  socket.on('message', (text) => {
    const { data, ...frame } = JSON.parse(String(text)) as Frame
    frames.push({
      ...frame,
      data: typeof data === 'string' && /^[{["]/.test(data) ? (JSON.parse(data) as unknown) : data,
    })
  })
  socket.on('close', (code, reason) => {
    closed = { code, reason: String(reason) }
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('unexpected-response', (_, response) => {
      reject(
        Object.assign(new Error('refused'), {
          status: response.statusCode,
          headers: response.headers,
        }),
      )
      socket.terminate()
    })
    socket.on('error', reject)
  })
  try {
    onTestFinished(() => socket.terminate())
  } catch {
    // Opened before the first test of a file; it ends with its site.
  }

  const until = <T>(find: () => T | undefined) =>
    eventually(() => {
      const found = find()
      if (found === undefined)
        throw new Error(
          `it was only told ${JSON.stringify(frames)}${closed ? ` and closed with ${closed.code}` : ''}`,
        )
      return found
    })
  const say = (message: unknown) =>
    socket.send(
      typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message),
    )
  const told = (event: string) => until(() => frames.find((frame) => frame.event === event))

  return {
    frames,
    say,
    told,
    until,
    socket,
    /** Everything that was told of a kind. */
    all: (event: string) => frames.filter((frame) => frame.event === event),
    id: async () =>
      ((await told('pusher:connection_established')).data as { socket_id: string }).socket_id,
    closed: () => until(() => closed),
    isOpen: () => socket.readyState === WebSocket.OPEN,
    async join(channel: string, auth?: string) {
      say({ event: 'pusher:subscribe', data: { channel, ...(auth === undefined ? {} : { auth }) } })
      await until(() =>
        frames.find(
          (frame) =>
            frame.channel === channel && frame.event === 'pusher_internal:subscription_succeeded',
        ),
      )
    },
    /** A round trip: whatever was said before has been heard and answered. */
    async settle() {
      const before = frames.filter(({ event }) => event === 'pusher:pong').length
      say({ event: 'pusher:ping', data: {} })
      await until(() =>
        frames.filter(({ event }) => event === 'pusher:pong').length > before ? true : undefined,
      )
    },
  }
}
