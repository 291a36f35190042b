import type { Connection } from './connection.ts'
import {
  CLIENT_EVENT_REFUSED,
  Close,
  errorFrame,
  frame,
  readMessage,
  type Message,
} from './frames.ts'
import type { Subscriptions } from './subscriptions.ts'

/** Does what a client asks for, or says why not. */
export function receive(
  connection: Connection,
  data: Buffer,
  { isBinary, subscriptions }: { isBinary: boolean; subscriptions: Subscriptions },
) {
  if (!countOrBreakOff(connection, data)) return
  const message = isBinary ? undefined : readMessage(String(data))
  if (message === undefined)
    return connection.breakOff(Close.BrokenMessage, 'This is no message of the protocol')
  if ('unknown' in message)
    return connection.send(
      errorFrame(
        CLIENT_EVENT_REFUSED,
        message.unknown.startsWith('client-') ? 'Client events are not accepted' : 'Unknown event',
      ),
    )
  handle(connection, message, subscriptions)
}

function handle(connection: Connection, message: Message, subscriptions: Subscriptions) {
  switch (message.event) {
    case 'pusher:ping':
      return connection.send(frame('pusher:pong', '{}'))
    case 'pusher:subscribe':
      return subscriptions.subscribe(connection, message.data.channel, message.data.auth ?? '')
    case 'pusher:unsubscribe':
      return subscriptions.leave(connection, message.data.channel)
    case 'pusher:pong':
      return undefined
  }
}

/** Pings and pongs of the transport count like anything that is said. */
export function answerPing(connection: Connection, data: Buffer) {
  if (countOrBreakOff(connection, data)) connection.pong(data)
}

/** Counts what has arrived; false when that was too much and the connection is broken off. */
export function countOrBreakOff(connection: Connection, { byteLength }: Buffer): boolean {
  const isFine = connection.countMessage(byteLength)
  if (!isFine) connection.breakOff(Close.TooManyMessages, 'Too many messages')
  return isFine
}
