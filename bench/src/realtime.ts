/**
 * The part `realtime` of `npm run bench`: one event to two thousand sockets, and what a socket
 * costs while nothing happens, beside a bare `ws` server that says the same bytes. The sockets are
 * opened by processes of their own. How long the last of them waits, the clock alone says.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { freePort } from '../../launcher/free-port.mjs'
import { dataFolder } from '../../launcher/data-folder.mjs'
import { startPostgres } from '../../launcher/postgres.mjs'
import { serverCache, serverFlags, serverMemory } from '../../launcher/server-flags.mjs'
import { app, signedEventAddress } from '../../server/test/own-app.ts'
import { verdict } from './goal.ts'
import { residentMegabytes, start, type Started } from './processes.ts'
import { median } from './latencies.ts'

const SOCKETS = 2_000
const OPENERS = 2
const rounds = Number(
  process.argv.find((argument) => argument.startsWith('--rounds='))?.slice(9) ?? 5,
)

type Opener = { child: ChildProcess; ask: (message: object) => Promise<unknown> }

/**
 * Opens sockets to both servers and prints the milliseconds until the last of each was reached, and
 * kilobytes per socket.
 */
export async function benchRealtime() {
  const folder = `${dataFolder()}/bench-realtime-${process.pid}`
  mkdirSync(folder, { recursive: true })
  const postgres = await startPostgres({ folder })
  try {
    const port = await freePort()
    const site = await start(`${import.meta.dirname}/../../server/src/main.ts`, {
      port,
      args: ['--no-demo'],
      flags: serverFlags(process.env),
      env: {
        PORT: String(port),
        DATABASE_URL: postgres.url,
        LOADOUT_DATA: folder,
        ...serverCache(folder),
        ...serverMemory,
        RATE_LIMIT_READ: '0',
        REALTIME_CONNECTIONS_PER_NETWORK: '0',
      },
    })
    const { own, bare } = await measure(site)
    await site.stop()
    console.log(
      `${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}, ${rounds} interleaved rounds, ${SOCKETS} sockets`,
    )
    const times = own.milliseconds / bare.milliseconds
    console.log(
      `one event to the last socket: ${own.milliseconds.toFixed(0)} ms, bare ws ${bare.milliseconds.toFixed(0)} ms: ${times.toFixed(2)} times, ${verdict(times, { max: 1.5 })}`,
    )
    const asLarge = own.kilobytes / bare.kilobytes
    console.log(
      `memory of an idle socket: ${own.kilobytes.toFixed(1)} kB, bare ws ${bare.kilobytes.toFixed(1)} kB: ${asLarge.toFixed(2)} times, ${verdict(asLarge, { max: 1.7 })}`,
    )
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(site: Started) {
  const port = await freePort()
  const bare = await start(`${import.meta.dirname}/bare-sockets.ts`, { port, args: [String(port)] })
  const data = JSON.stringify({ message: 'Back at noon. '.repeat(10), enabled: true })
  const send = (url: string, body: object, addressOf: (body: string) => string = () => '') => {
    const text = JSON.stringify(body)
    return fetch(url + addressOf(text), {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/json' },
    }).then((response) => response.arrayBuffer())
  }
  try {
    const [own, yardstick] = [
      await open(`${site.url.replace('http', 'ws')}/app/${app.key}?protocol=7`, site.pid),
      await open(`${bare.url.replace('http', 'ws')}/`, bare.pid),
    ]
    const results = { own: [] as number[], bare: [] as number[] }
    for (let round = -1; round < rounds; round++) {
      const ownMs = await own.reach(() =>
        send(site.url, { name: 'site-notice', channel: 'global', data }, signedEventAddress),
      )
      const bareMs = await yardstick.reach(() =>
        send(bare.url, { event: 'site-notice', channel: 'global', data }),
      )
      // The first of each warms up.
      if (round >= 0) {
        results.own.push(ownMs)
        results.bare.push(bareMs)
      }
    }
    own.close()
    yardstick.close()
    return {
      own: { milliseconds: median(results.own), kilobytes: own.kilobytes },
      bare: { milliseconds: median(results.bare), kilobytes: yardstick.kilobytes },
    }
  } finally {
    await bare.stop()
  }
}

async function open(url: string, pid: number) {
  await rest()
  const before = residentMegabytes(pid)
  const openers = Array.from({ length: OPENERS }, () => opener())
  await Promise.all(openers.map(({ ask }) => ask({ url, count: SOCKETS / OPENERS })))
  await rest()
  return {
    kilobytes: ((residentMegabytes(pid) - before) * 1024) / SOCKETS,
    async reach(send: () => Promise<unknown>) {
      const reached = openers.map(({ child }) => once(child, 'message'))
      const begun = performance.now()
      await send()
      await Promise.all(reached)
      return performance.now() - begun
    },
    close: () => openers.forEach(({ child }) => child.kill()),
  }
}

function opener(): Opener {
  const child = fork(`${import.meta.dirname}/open-sockets.ts`, [], {
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return {
    child,
    async ask(message) {
      child.send(message)
      await once(child, 'message')
    },
  }
}

/** Until what opening left behind has been collected. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 5_000))
