import { once } from 'node:events'
import pg from 'pg'
import { WebSocket } from 'ws'
import { ticketChannel } from '@loadout/contract/support/ticket-channels.ts'
import { freePort } from '../../launcher/free-port.mjs'
import { app } from '../../server/test/own-app.ts'
import { memberAuth } from '../../server/src/platform/realtime/pusher-app.ts'
import { verdict } from './goal.ts'
import { quantile } from './latencies.ts'
import { start, type Started } from './processes.ts'
import { signedInStaff } from './staff-figures.ts'

const OWNER = 2
const WARM_UP = 20

type Parts = { databaseUrl: string; times: number }

/**
 * From the moment staff send an answer until the owner of the ticket hears it, beside a bare `ws`
 * server that says the same bytes, and beside one that keeps them in a table first. It is how long
 * the owner waits, which the clock alone says.
 */
export async function compareReplies(site: Started, { databaseUrl, times }: Parts) {
  const staff = await signedInStaff(databaseUrl, 1)
  const ticketId = await openTicket(databaseUrl)
  const owner = await hearTicket(site.url, ticketId)
  const reply = () =>
    fetch(`${site.url}/api/support_ticket/reply`, {
      method: 'POST',
      body: new URLSearchParams({
        _u: String(staff.id),
        _t: staff.token,
        _k: crypto.randomUUID(),
        id: String(ticketId),
        message: 'It is on its way, and here is where you see how far it has come.',
      }),
    })
  const frame = await heard(owner, reply)

  const bare = await openBare([])
  const keeping = await openBare([databaseUrl])
  const said = (url: string) => () => fetch(url, { method: 'POST', body: frame.text })
  const took = { site: [] as number[], bare: [] as number[], keeping: [] as number[] }
  for (let time = -WARM_UP; time < times; time++) {
    const round = {
      site: (await heard(owner, reply)).after,
      bare: (await heard(bare.socket, said(bare.url))).after,
      keeping: (await heard(keeping.socket, said(keeping.url))).after,
    }
    if (time < 0) continue
    took.site.push(round.site)
    took.bare.push(round.bare)
    took.keeping.push(round.keeping)
  }
  for (const socket of [owner, bare.socket, keeping.socket]) socket.close()
  await Promise.all([bare.stop(), keeping.stop()])
  report(took, frame.text.length)
}

function report(took: Record<'site' | 'bare' | 'keeping', number[]>, bytes: number) {
  const [own, bare, keeping] = [
    quantile(took.site, 0.5),
    quantile(took.bare, 0.5),
    quantile(took.keeping, 0.5),
  ]
  console.log(
    `an answer in a ticket is heard after ${own.toFixed(2)} ms; ${bytes} bytes by bare ws ${bare.toFixed(2)} ms: ${(own / bare).toFixed(2)}, ${verdict(own / bare, { max: 1.5 })}; by one that does an INSERT first ${keeping.toFixed(2)} ms: ${(own / keeping).toFixed(2)}`,
  )
}

async function openTicket(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: number }>(
    "insert into support_ticket (user_id, subject, category, message, inserted) values ($1, 'Headset never shipped', 5, 'Where is it?', now()) returning id",
    [OWNER],
  )
  await client.end()
  return rows[0]?.id ?? 0
}

/** The owner's socket on the channel of their ticket. */
async function hearTicket(url: string, ticketId: number): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/app/${app.key}?protocol=7`, {
    perMessageDeflate: false,
  })
  const [hello] = (await once(socket, 'message')) as [Buffer]
  const { data } = JSON.parse(String(hello)) as { data: string }
  const { socket_id: socketId } = JSON.parse(data) as { socket_id: string }
  const channel = ticketChannel(ticketId).name
  const auth = memberAuth(app, { socketId, channel, userId: OWNER })
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }))
  const [answer] = (await once(socket, 'message')) as [Buffer]
  if (!String(answer).includes('subscription_succeeded')) throw new Error(String(answer))
  return socket
}

/** A bare server that says what is posted to it, with one socket. */
async function openBare(args: string[]) {
  const port = await freePort()
  const server = await start(`${import.meta.dirname}/bare-sockets.ts`, {
    port,
    args: [String(port), ...args],
  })
  const socket = new WebSocket(server.url.replace('http', 'ws'), { perMessageDeflate: false })
  await once(socket, 'message')
  return { ...server, socket }
}

/** Until the message is there. The next one begins when this one is over for both sides. */
async function heard(socket: WebSocket, send: () => Promise<Response>) {
  const message = nextMessage(socket)
  const begun = performance.now()
  const [{ text, at }] = await Promise.all([message, sent(send)])
  return { after: at - begun, text }
}

/** Whatever else is said of a ticket, such as its state, is not waited for. */
const nextMessage = (socket: WebSocket) =>
  new Promise<{ text: string; at: number }>((resolve) => {
    socket.on('message', function onMessage(data: Buffer) {
      const text = String(data)
      if (!text.includes('"event":"message"')) return
      socket.off('message', onMessage)
      resolve({ text, at: performance.now() })
    })
  })

async function sent(send: () => Promise<Response>): Promise<void> {
  const response = await send()
  await response.text()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
}
