import { WebSocket } from 'ws'
import { Close, failed } from './frames.ts'

/** What a slow reader may leave unread before it is dropped (checklist K07). */
const MOST_UNREAD_BYTES = 512 * 1024
/** How long a client has to say goodbye. */
const FAREWELL_MS = 1_000

/** Messages a client may send within a window. Ours sends a handful a visit. */
const WINDOW_MS = 10_000
const MOST_MESSAGES = 60

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

  constructor(socket: WebSocket, { id, network }: { id: string; network: string }) {
    this.#socket = socket
    this.id = id
    this.network = network
  }

  /** Whether it has sent no more than it may. */
  countMessage(): boolean {
    const now = performance.now()
    this.lastMessageAt = now
    this.pingedAt = undefined
    if (now - this.#windowBegan > WINDOW_MS) {
      this.#windowBegan = now
      this.#messages = 0
    }
    return ++this.#messages <= MOST_MESSAGES
  }

  send(text: string | Buffer) {
    if (this.#mayWrite()) this.#socket.send(text, { binary: false })
  }

  pong(data: Buffer) {
    if (this.#mayWrite()) this.#socket.pong(data)
  }

  #mayWrite(): boolean {
    if (this.#socket.readyState !== WebSocket.OPEN) return false
    const isRead = this.#socket.bufferedAmount <= MOST_UNREAD_BYTES
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
}

/** Says why as the protocol does, and closes with the same code. */
export function closeSocket(socket: WebSocket, code: number, message: string) {
  if (socket.readyState !== WebSocket.OPEN) return
  socket.send(failed(code, message))
  socket.close(code, message)
  setTimeout(() => socket.terminate(), FAREWELL_MS).unref()
}
