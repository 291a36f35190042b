import { fork, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { processesBelow } from '../../server/test/processes-below.ts'

export type Started = { url: string; pid: number; stop: () => Promise<void> }

/** Starts one process and waits until it says that it is ready. */
export async function start(
  file: string,
  {
    args = [],
    env = {},
    flags = ['--no-warnings'],
    port,
  }: { args?: string[]; env?: Record<string, string>; flags?: string[]; port: number },
): Promise<Started> {
  const child = fork(file, args, {
    env: { ...process.env, ...env },
    execArgv: flags,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: 'ready' | { type: string; message?: string }) => {
      if (message === 'ready' || message.type === 'ready') resolve()
      else if (message.type === 'fatal') reject(new Error(message.message))
    })
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  return { url: `http://127.0.0.1:${port}`, pid: child.pid as number, stop: () => stop(child) }
}

const stop = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })

/** Resident memory of a process in megabytes. */
export const residentMegabytes = (pid: number) =>
  Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
  )

/** Milliseconds of processor that a process has taken so far, its own and the system's for it. */
export function processorMilliseconds(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** From the state of a process on. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the program may hold spaces: fields are counted from its end.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** Linux counts in hundredths of a second on all that Node runs on. */
const TICK_MS = 10

/**
 * The same to the microsecond, for what is too short for hundredths of a second. A thread that ends
 * takes its time with it.
 */
export const exactProcessorMilliseconds = (pid: number): number =>
  ifThere(() => readdirSync(`/proc/${pid}/task`), [])
    .map((thread) =>
      ifThere(() => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'), ''),
    )
    .reduce((sum, stat) => sum + Number(stat.split(' ')[0]) / 1e6, 0)

/** Of PostgreSQL for its clients, those whose connections have ended among them. */
export function postgresMilliseconds(pid: number): number {
  const fields = statOf(pid)
  const ended = (Number(fields[13]) + Number(fields[14])) * TICK_MS
  return processesBelow(pid)
    .filter((each) => !HOUSEKEEPING.test(titleOf(each.pid)))
    .reduce((sum, each) => sum + exactProcessorMilliseconds(each.pid), ended)
}

/** What PostgreSQL does at moments of its own belongs to no answer. */
const HOUSEKEEPING = /^postgres: (?:checkpointer|background writer|autovacuum|logical replication)/

const titleOf = (pid: number) => ifThere(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'), '')

/** Processes and threads end while one looks at them. */
function ifThere<Thing>(look: () => Thing, otherwise: Thing): Thing {
  try {
    return look()
  } catch {
    return otherwise
  }
}
