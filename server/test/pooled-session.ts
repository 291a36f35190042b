import type { Socket } from 'node:net'
import { readMessages, type PostgresMessage } from './postgres-messages.ts'

/** What a client says before it leaves. */
export const TERMINATE = Buffer.from('X\0\0\0\u0004', 'latin1')
const DISCARD_ALL = Buffer.from('Q\0\0\0\u0010discard all\0', 'latin1')
const AUTHENTICATED = Buffer.from('R\0\0\0\u0008\0\0\0\0', 'latin1')

/** One connection to PostgreSQL, which one client has after the other. */
export class PooledSession {
  readonly startup: string
  readonly #socket: Socket
  /** What PostgreSQL said when the session was opened, for clients after the first. */
  readonly #greeting: Buffer[] = [AUTHENTICATED]
  #isOpen = false
  #client: Socket | undefined
  #discarded: ((isAsNew: boolean) => void) | undefined
  #hear: ((message: PostgresMessage) => void) | undefined = (message) => this.#greet(message)

  /**
   * `startup` is what the first client wants it opened with; others who want the same may have it.
   */
  constructor(socket: Socket, startup: Buffer) {
    this.startup = startup.toString('latin1')
    this.#socket = socket
    const read = readMessages((message) => this.#hear?.(message))
    socket.on('data', (piece) => {
      if (this.#client) send(piece, socket, this.#client)
      read(piece)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      // After what PostgreSQL said last, such as why.
      this.#client?.end()
      this.#discarded?.(false)
    })
    socket.write(startup)
  }

  get isUsable(): boolean {
    return this.#isOpen && !this.#socket.destroyed
  }

  serve(client: Socket): void {
    this.#client = client
    if (this.#isOpen) client.write(Buffer.concat(this.#greeting))
  }

  /** Passes on what its client says. */
  pass(piece: Buffer, client: Socket): void {
    send(piece, client, this.#socket)
  }

  /**
   * Its client has left. Answers whether it is as new: nothing prepared, set, locked, listened to
   * or begun is left. Within a transaction PostgreSQL refuses that.
   */
  async discardAll(): Promise<boolean> {
    this.#client = undefined
    if (!this.isUsable) return false
    const discarded = new Promise<boolean>((resolve) => {
      let isDiscarded = false
      this.#discarded = resolve
      this.#hear = ({ kind, bytes }) => {
        if (kind === 'C') isDiscarded = bytes.includes('DISCARD ALL')
        if (kind === 'E') resolve(false)
        if (kind === 'Z' && isDiscarded) resolve(true)
      }
    })
    this.#socket.write(DISCARD_ALL)
    const isAsNew = await discarded
    this.#hear = undefined
    return isAsNew
  }

  /** Ends it as its client would. */
  terminate(): void {
    this.#socket.end(TERMINATE)
  }

  /** Ends it without a word; what it is doing PostgreSQL may still finish. */
  destroy(): void {
    this.#socket.destroy()
  }

  #greet({ kind, bytes }: PostgresMessage) {
    // Its settings, the key by which it is cancelled, and that it is ready.
    if (kind === 'S' || kind === 'K' || kind === 'Z') this.#greeting.push(Buffer.from(bytes))
    if (kind !== 'Z') return
    this.#isOpen = true
    this.#hear = undefined
  }
}

/** Who reads slowly is not sent more than they take. */
function send(piece: Buffer, from: Socket, to: Socket) {
  if (to.write(piece)) return
  from.pause()
  to.once('drain', () => from.resume())
}
