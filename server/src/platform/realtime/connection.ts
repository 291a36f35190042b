import { WebSocket } from 'ws'
import { Close, errorFrame } from './frames.ts'

/** What a slow reader may leave unread before it is dropped (checklist K07). */
const MAX_UNREAD_BYTES = 512 * 1024
/** How long a client has to close its end. */
const CLOSE_TIMEOUT_MS = 1_000

/**
 * What a client may send within a window: messages, and all of them together. Ours sends a handful
 * a visit, of a few hundred bytes each.
 */
const WINDOW_MS = 10_000
const MAX_MESSAGES = 60
const MAX_BYTES = 64 * 1024

/** One socket. A class, because there are thousands, and its functions are there once. */
export class Connection {
  readonly id: string
  readonly network: string
  readonly openedAt = performance.now()
  readonly channels = new Set<string>()
  /**
   * For whom the private channels were signed that it hears; two when somebody else has signed in
   * meanwhile.
   */
  readonly members = new Set<number>()
  /**
   * When it last sent something; also when it was asked whether it is there, while that is not
   * answered.
   */
  lastMessageAt = performance.now()
  pingedAt: number | undefined
  readonly #socket: WebSocket
  #windowBegan = 0
  #messages = 0
  #bytes = 0

  constructor(socket: WebSocket, { id, network }: { id: string; network: string }) {
    this.#socket = socket
    this.id = id
    this.network = network
  }

  /** Whether it has sent no more than it may. */
  countMessage(bytes: number): boolean {
    const now = performance.now()
    this.lastMessageAt = now
    this.pingedAt = undefined
    if (now - this.#windowBegan > WINDOW_MS) {
      this.#windowBegan = now
      this.#messages = 0
      this.#bytes = 0
    }
    this.#bytes += bytes
    return ++this.#messages <= MAX_MESSAGES && this.#bytes <= MAX_BYTES
  }

  send(text: string | Buffer) {
    if (this.#mayWrite()) this.#socket.send(text, { binary: false })
  }

  pong(data: Buffer) {
    if (this.#mayWrite()) this.#socket.pong(data)
  }

  #mayWrite(): boolean {
    if (this.#socket.readyState !== WebSocket.OPEN) return false
    const isRead = this.#socket.bufferedAmount <= MAX_UNREAD_BYTES
    if (!isRead) this.#socket.terminate()
    return isRead
  }

  /** Who is still signed in comes back with a new signature (checklist K04). */
  sendAway() {
    this.close(Close.Unsubscribed, 'Sign in again')
  }

  close(code: number, message: string) {
    closeSocket(this.#socket, code, message)
  }

  breakOff(code: number, message: string) {
    breakOffSocket(this.#socket, code, message)
  }
}

/** Says why as the protocol does, and closes with the same code. */
function closeSocket(socket: WebSocket, code: number, message: string) {
  if (socket.readyState !== WebSocket.OPEN) return
  socket.send(errorFrame(code, message))
  socket.close(code, message)
  endSoon(socket)
}

/**
 * The same for whoever says what they may not: they may go on for as long as they have to close
 * their end, and nothing of that is read or listened to (checklist K07).
 */
export function breakOffSocket(socket: WebSocket, code: number, message: string) {
  closeSocket(socket, code, message)
  stopListening(socket)
}

/** What breaks a socket also closes it, in half a minute, in which all would be read. */
export const endWhenBroken = (socket: WebSocket) =>
  socket.on('error', () => {
    endSoon(socket)
    // Right after this it is told to go on reading.
    process.nextTick(stopListening, socket)
  })

const endSoon = (socket: WebSocket) =>
  setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref()

/** What has arrived is still taken apart, and heard by nobody. */
function stopListening(socket: WebSocket) {
  for (const event of ['message', 'ping', 'pong']) socket.removeAllListeners(event)
  socket.pause()
}
