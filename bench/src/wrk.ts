import { execFile, spawnSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { postgresMilliseconds, processorMilliseconds } from './processes.ts'
import { median } from './latencies.ts'

const run = promisify(execFile)

/** The next load begins when the server is done with what the last one left behind. */
const LEFTOVERS_MS = 1_000

export type Load = {
  perSecond: number
  p50: number
  p99: number
  errors: number
  /**
   * Milliseconds of processor that the server took for one answer, where its process is known, and
   * PostgreSQL for it, where its is.
   */
  processor: number
}

const IN_MILLISECONDS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 }
const milliseconds = (text: string) => {
  const [, figure = '0', unit = 'ms'] = /([\d.]+)(us|ms|s)/.exec(text) ?? []
  return Number(figure) * (IN_MILLISECONDS[unit] ?? 1)
}

/** Says so, and ends the bench, where there is none. */
export function requireWrk(): void {
  if (!spawnSync('wrk', ['-v']).error) return
  console.error('The benchmark needs wrk (Debian: apt-get install wrk).')
  process.exit(1)
}

/** One round of wrk on one thread; `script` is a file in Lua that writes the requests. */
export async function load(
  url: string,
  {
    connections = 32,
    seconds = 3,
    headers = {},
    script,
    pid,
    postgresPid,
  }: {
    connections?: number
    seconds?: number
    headers?: Record<string, string>
    script?: string
    /** Of the server, to count what it takes. */
    pid?: number
    /** Of the PostgreSQL that it asks, to count that as well. */
    postgresPid?: number
  } = {},
): Promise<Load> {
  const spent = () =>
    (pid === undefined ? 0 : processorMilliseconds(pid)) +
    (postgresPid === undefined ? 0 : postgresMilliseconds(postgresPid))
  const before = spent()
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(script === undefined ? [] : ['-s', script]),
    url,
  ])
  // wrk hangs up in the middle of its last requests; what they cost belongs to this load.
  await setTimeout(LEFTOVERS_MS)
  const taken = spent() - before
  return {
    processor: taken / Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p50: milliseconds(/50%\s+(\S+)/.exec(stdout)?.[1] ?? ''),
    p99: milliseconds(/99%\s+(\S+)/.exec(stdout)?.[1] ?? ''),
    errors: Number(/Non-2xx or 3xx responses:\s+(\d+)/.exec(stdout)?.[1] ?? 0),
  }
}

/**
 * Rounds of several targets in turn, so that a slow moment of the machine falls on all of them; the
 * median of each.
 */
export async function interleaved<Name extends string>(
  targets: Record<Name, () => Promise<Load>>,
  rounds: number,
): Promise<Record<Name, Load>> {
  const names = Object.keys(targets) as Name[]
  const results = new Map<Name, Load[]>(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const name of names) results.get(name)?.push(await targets[name]())
  return Object.fromEntries(
    names.map((name) => [name, medianOf(results.get(name) ?? [])]),
  ) as Record<Name, Load>
}

function medianOf(loads: Load[]): Load {
  const middle = (pick: (load: Load) => number) => median(loads.map(pick))
  return {
    perSecond: middle((each) => each.perSecond),
    p50: middle((each) => each.p50),
    p99: middle((each) => each.p99),
    processor: middle((each) => each.processor),
    errors: loads.reduce((sum, each) => sum + each.errors, 0),
  }
}
