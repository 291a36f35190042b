import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { PooledSession, TERMINATE } from './pooled-session.ts'

/** A site with its listener has up to twelve, some with options of their own. */
const MOST_IDLE = 16
/** Whoever ends its connections does not always wait until they are closed. */
const LEAVING_MS = 2_000

const PROTOCOL = 3
const CANCEL_REQUEST = 80_877_102
const SHORTEST_REQUEST = 8

/**
 * Stands between sites and one database, and keeps connections for the next site. Whoever says
 * goodbye outside of a transaction leaves a session that is as new; any other is ended. An answer
 * takes one turn of the event loop more than from PostgreSQL itself.
 */
export class SessionPooler {
  readonly #upstream: { host: string; port: number; noDelay: true }
  readonly #idle: PooledSession[] = []
  readonly #clients = new Set<Socket>()
  readonly #discarding = new Set<Promise<void>>()
  #isCutOff = false
  #server: Server | undefined

  constructor(databaseUrl: string) {
    const { hostname, port } = new URL(databaseUrl)
    this.#upstream = { host: hostname, port: Number(port), noDelay: true }
  }

  /** Takes connections on a port of its own, which is the answer. */
  async open(): Promise<number> {
    this.#server = createServer({ noDelay: true }, (client) => this.#meet(client))
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return (this.#server.address() as AddressInfo).port
  }

  /**
   * Takes no more, and cuts off whoever stays. Answers whether all clients have said goodbye: what
   * another was doing PostgreSQL may still finish.
   */
  async close(): Promise<boolean> {
    this.#server?.close()
    const leaving = [...this.#clients].map((client) => once(client, 'close'))
    await Promise.race([Promise.allSettled(leaving), wait(LEAVING_MS, undefined, { ref: false })])
    for (const client of this.#clients) client.destroy()
    const haveAllLeft = this.#clients.size === 0
    await Promise.all(this.#discarding)
    return haveAllLeft && !this.#isCutOff
  }

  terminateSessions(): void {
    for (const session of this.#idle.splice(0)) session.terminate()
  }

  #meet(client: Socket) {
    this.#clients.add(client)
    client.on('error', () => undefined)
    client.once('close', () => this.#clients.delete(client))
    client.once('data', (first) => this.#answer(client, first))
  }

  /** The first message is a length and what its sender wants: a session, most of the time. */
  #answer(client: Socket, first: Buffer) {
    if (first.length < SHORTEST_REQUEST) client.destroy()
    else if (first.readUInt16BE(4) === PROTOCOL) this.#serve(client, first)
    else if (first.readUInt32BE(4) === CANCEL_REQUEST) this.#cancel(client, first)
    else {
      // Encryption, which there is not on this machine's own network.
      client.write('N')
      client.once('data', (next) => this.#answer(client, next))
    }
  }

  #cancel(client: Socket, request: Buffer) {
    const upstream = connect(this.#upstream, () => upstream.end(request))
    upstream.on('error', () => undefined)
    upstream.on('close', () => client.destroy())
  }

  #serve(client: Socket, startup: Buffer) {
    const session = this.#take(startup) ?? new PooledSession(connect(this.#upstream), startup)
    session.serve(client)
    // What looks like a goodbye at the end of a piece is one if nothing follows.
    let held: Buffer = Buffer.alloc(0)
    let hasLeft = false
    client.on('data', (piece) => {
      const said = held.length === 0 ? piece : Buffer.concat([held, piece])
      const isGoodbye = said.subarray(-TERMINATE.length).equals(TERMINATE)
      held = isGoodbye ? TERMINATE : Buffer.alloc(0)
      session.pass(said.subarray(0, said.length - held.length), client)
    })
    client.once('end', () => {
      hasLeft = held.length > 0
      if (hasLeft) this.#keep(session)
    })
    client.once('close', () => {
      if (hasLeft) return
      this.#isCutOff ||= session.isUsable
      session.destroy()
    })
  }

  #take(startup: Buffer): PooledSession | undefined {
    const wanted = startup.toString('latin1')
    const at = this.#idle.findLastIndex((each) => each.isUsable && each.startup === wanted)
    return at === -1 ? undefined : this.#idle.splice(at, 1)[0]
  }

  #keep(session: PooledSession) {
    const discarded = this.#discard(session)
    this.#discarding.add(discarded)
    void discarded.finally(() => this.#discarding.delete(discarded))
  }

  async #discard(session: PooledSession) {
    if (!(await session.discardAll())) return session.destroy()
    this.#idle.push(session)
    if (this.#idle.length > MOST_IDLE) this.#idle.shift()?.terminate()
  }
}
