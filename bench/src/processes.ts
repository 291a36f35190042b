import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

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
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the program may hold spaces: fields are counted from its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system] = [Number(fields[11]), Number(fields[12])]
  return (user + system) * TICK_MS
}

/** Linux counts in hundredths of a second on all that Node runs on. */
const TICK_MS = 10
