import { spawn } from 'node:child_process'
import { freePort } from '../../launcher/free-port.mjs'
import { serverFlags, serverMemory } from '../../launcher/server-flags.mjs'

const main = `${import.meta.dirname}/../src/main.ts`

/** Node keeps what it has compiled here: a third of what it costs to start a server process. */
export const COMPILED = {
  NODE_COMPILE_CACHE: `${import.meta.dirname}/../../.cache/compiled`,
}

export type ProcessOptions = {
  databaseUrl: string
  environment?: Record<string, string>
  flags?: string[]
  /** A module that is loaded before the server. */
  preload?: string
}

export type ServerProcess = ReturnType<typeof spawnServer>
type ProcessEnd = { code: number | null; signal: NodeJS.Signals | null }

/**
 * A server as the launcher runs it, with the same limit of its heap: a process of its own, of which
 * only its port, its output and its messages are seen.
 */
export async function startServerProcess(options: ProcessOptions) {
  const server = spawnServer({ ...options, port: await freePort() })
  await server.ready
  return server
}

export function spawnServer({
  databaseUrl,
  environment = {},
  flags = ['--no-demo'],
  preload,
  port,
}: ProcessOptions & { port: number }) {
  const child = spawn(
    process.execPath,
    [...serverFlags({}), ...(preload ? ['--import', preload] : []), main, ...flags],
    {
      env: {
        PATH: process.env['PATH'],
        ...COMPILED,
        ...serverMemory,
        DATABASE_URL: databaseUrl,
        PORT: String(port),
        LOG_LEVEL: 'info',
        RATE_LIMIT_READ: '0',
        RATE_LIMIT_SEARCH: '0',
        RATE_LIMIT_PAGE: '0',
        RATE_LIMIT_PICTURE: '0',
        RATE_LIMIT_WRITE: '0',
        RATE_LIMIT_SIGN_IN: '0',
        RATE_LIMIT_AVAILABILITY: '0',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += String(chunk)
  })
  child.stderr?.on('data', (chunk) => {
    output += String(chunk)
  })

  const ended = new Promise<ProcessEnd>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  )
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: { type: string }) => message.type === 'ready' && resolve())
    void ended.then(({ code, signal }) =>
      reject(new Error(`the server ended (${signal ?? code}) before it was ready: ${output}`)),
    )
  })
  // Whoever never waits for it may still see the process end.
  ready.catch(() => undefined)

  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    ready,
    ended,
    output: () => output,
    /** Lines of the log. */
    log: () =>
      output
        .split('\n')
        .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as LogLine] : [])),
    send: (message: string) => child.send(message),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

type LogLine = {
  level: number
  msg: string
  path?: string
  status?: number
  err?: { message: string; stack: string }
}
