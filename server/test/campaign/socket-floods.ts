import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { app, signedEventAddress } from '../own-app.ts'
import { residentMegabytes } from '../processes-below.ts'
import { sendRequest } from '../send-request.ts'
import type { ServerProcess } from '../server-process.ts'
import { percentile, scaled, withUndo, type Campaign, type Undo } from './campaign.ts'
import { demoGround, readerTargets } from './demo-server.ts'
import type { Order, Tally } from './flooding-sockets.ts'
import { calmMegabytes, leftBehind } from './memory-left.ts'

const SOCKETS = 2_000
/** As many as a network may have, unless told otherwise, are a tenth of them. */
const NETWORKS = 10
const FLOOD_MS = 60_000
/** In which all of them open at once: a figure, no promise. */
const ARRIVING_MS = 10_000
const ROUNDS = 2
/** What sockets leave behind that are gone is no part of what comes after. */
const REST_MS = 5_000
const MAX_TIMES = 2
const MAX_GROWTH_MB = 250
const EVENT = 'x'.repeat(10_000)
const EVENT_MS = 250
/** Limits are as they stand, so nobody asks from where others flood, or too often. */
const LIMITS = { RATE_LIMIT_READ: '600' }
const READERS = Array.from({ length: 32 }, (_, number) => `127.0.2.${number + 1}`)
const READER_MS = 150

/**
 * How long a call took: by the clock, and how long the server's own thread worked meanwhile, which
 * hardly depends on what else the machine does.
 */
type Wait = { clock: number; processor: number }
/** What readers met in a while. */
type Phase = { waits: Wait[]; failed: string[]; processor: number; clock: number }
type Flooded = { max: number; said: string; unheard: string[] }

export const socketFloods: Campaign = {
  name: 'socket-floods',
  promise:
    'K07 beside two thousand sockets that flood for a minute calls take less than twice as long, whoever listens hears everything, and memory comes back',
  run: (scale) =>
    withUndo(async (later) => {
      const server = await (await demoGround(later)).start(LIMITS)
      const calls = (await readerTargets(server.url)).filter((target) => target.startsWith('/api/'))
      const milliseconds = scaled(FLOOD_MS, scale, 3_000)
      const read = (share: number) => readFor({ server, calls, milliseconds: milliseconds * share })
      // The first calls of a process take longer than all others.
      await read(0.5)
      const idle = await calmMegabytes(server)
      const quiet: Phase[] = []
      const arriving: Phase[] = []
      const besieged: (Phase & Flooded)[] = []
      for (let round = 0; round < ROUNDS; round++) {
        quiet.push(await read(0.5))
        const endFlood = await startFlood(later, server, scaled(SOCKETS, scale, 90))
        arriving.push(await readFor({ server, calls, milliseconds: ARRIVING_MS }))
        const phase = await read(1)
        besieged.push({ ...phase, ...(await endFlood()) })
        quiet.push(await read(0.5))
      }
      const left = await calmMegabytes(server)
      return outcomeOf(server, { quiet, arriving, besieged, idle, left })
    }),
}

type Met = {
  quiet: Phase[]
  arriving: Phase[]
  besieged: (Phase & Flooded)[]
  idle: number
  left: number
}

function outcomeOf(server: ServerProcess, { quiet, arriving, besieged, idle, left }: Met) {
  const times = p99Of(besieged, 'processor') / p99Of(quiet, 'processor')
  const max = Math.max(...besieged.map((phase) => phase.max))
  const without = (of: (phases: readonly Phase[]) => string | number) =>
    `${of(quiet)}, with the flood ${of(besieged)}`
  return {
    figures: {
      calls: without(callsOf),
      'p99 ms of the server at work': without((phases) => p99Of(phases, 'processor')),
      'p99 ms of it while they come': p99Of(arriving, 'processor'),
      'p99 ms by the clock': without((phases) => p99Of(phases, 'clock')),
      'share of a core': without(coreOf),
      floods: besieged.map(({ said }) => said).join('; '),
      'idle MB': idle,
      'most MB': max,
      'MB a minute later': left,
    },
    breaches: [
      ...(server.isRunning() ? [] : [`the server ended: ${server.output().slice(-1_000)}`]),
      ...[...quiet, ...arriving, ...besieged].flatMap(({ failed }) => failed.slice(0, 5)),
      ...besieged.flatMap(({ unheard }) => unheard),
      ...(times < MAX_TIMES ? [] : [`p99 of calls rose to ${times.toFixed(2)} times`]),
      ...(max - idle > MAX_GROWTH_MB ? [`the flood took ${max - idle} MB`] : []),
      ...leftBehind(idle, left),
    ],
  }
}

type Reading = { server: ServerProcess; calls: readonly string[]; milliseconds: number }

/** Readers who ask for one thing after the other, each from a network of its own. */
async function readFor({ server, calls, milliseconds }: Reading): Promise<Phase> {
  const began = { clock: performance.now(), processor: processorMs(server) }
  const waits: Wait[] = []
  const failed: string[] = []
  let count = 0
  await Promise.all(
    READERS.map(async (localAddress) => {
      const agent = new Agent({ keepAlive: true, localAddress })
      while (performance.now() - began.clock < milliseconds) {
        const target = calls[count++ % calls.length] ?? '/'
        const asked = { clock: performance.now(), processor: processorMs(server) }
        const { status, error = '' } = await sendRequest(server.url, { target, agent })
        waits.push(since(asked, server))
        if (status !== 200) failed.push(`${target}: ${status} ${error}`)
        await sleep(READER_MS)
      }
      agent.destroy()
    }),
  )
  return { waits, failed, ...since(began, server) }
}

/** How long the main thread of the server has worked. */
const processorMs = ({ pid, isRunning }: ServerProcess) =>
  isRunning() ? Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6 : 0

const since = ({ clock, processor }: Wait, server: ServerProcess): Wait => ({
  clock: performance.now() - clock,
  processor: processorMs(server) - processor,
})

/** Floods through so many sockets, and tells of something all the while, until it is ended. */
async function startFlood(later: Undo, server: ServerProcess, count: number) {
  const child = fork(`${import.meta.dirname}/flooding-sockets.ts`, { execArgv: ['--no-warnings'] })
  later(async () => void child.kill())
  child.send({ port: Number(new URL(server.url).port), count, networks: NETWORKS } satisfies Order)
  const witness = await listen(server.url)
  let [max, sent, sending] = [0, 0, Promise.resolve()]
  const looking = setInterval(() => {
    if (server.isRunning()) max = Math.max(max, residentMegabytes(server.pid))
  }, 100)
  const speaking = setInterval(() => {
    sending = sending.then(async () => void ((await sendEvent(server.url)) && sent++))
  }, EVENT_MS)

  return async (): Promise<Flooded> => {
    clearInterval(speaking)
    await sending
    const tally = await tallyOf(child)
    // Whoever listens has this second to hear the last.
    await sleep(1_000)
    clearInterval(looking)
    child.kill()
    await once(child, 'exit')
    await sleep(REST_MS)
    const heard = witness.heard()
    witness.end()
    const counts = Object.entries({ ...tally, sent, heard }).map(
      ([what, many]) => `${many} ${what}`,
    )
    return {
      max,
      said: counts.join(', '),
      unheard: heard < sent || sent === 0 ? [`of ${sent} events ${heard} were heard`] : [],
    }
  }
}

async function tallyOf(child: ChildProcess): Promise<Tally> {
  child.send('tally')
  return ((await once(child, 'message')) as [Tally])[0]
}

async function listen(url: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/app/${app.key}?protocol=7`, {
    localAddress: '127.0.3.1',
  })
  let heard = 0
  socket.on('message', (text: Buffer) => void (text.includes('"flooded"') && heard++))
  socket.on('error', () => undefined)
  await once(socket, 'open')
  socket.send('{"event":"pusher:subscribe","data":{"channel":"global"}}')
  await once(socket, 'message')
  return { heard: () => heard, end: () => socket.terminate() }
}

async function sendEvent(url: string): Promise<boolean> {
  const body = JSON.stringify({ name: 'flooded', channel: 'global', data: EVENT })
  const target = signedEventAddress(body)
  const headers = { 'content-type': 'application/json' }
  return (await sendRequest(url, { method: 'POST', target, headers, body })).status === 200
}

const callsOf = (phases: readonly Phase[]) => phases.flatMap(({ waits }) => waits).length

const p99Of = (phases: readonly Phase[], by: keyof Wait) =>
  percentile(
    phases.flatMap(({ waits }) => waits.map((wait) => wait[by])),
    0.99,
  )

const sum = (phases: readonly Phase[], by: keyof Wait) =>
  phases.reduce((total, phase) => total + phase[by], 0)

const coreOf = (phases: readonly Phase[]) =>
  (sum(phases, 'processor') / sum(phases, 'clock')).toFixed(2)
