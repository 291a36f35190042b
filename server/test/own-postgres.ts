import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dataFolder } from '../../launcher/data-folder.mjs'
import { startPostgres } from '../../launcher/postgres.mjs'

export type OwnPostgres = Awaited<ReturnType<typeof startOwnPostgres>>

/**
 * A PostgreSQL that may be mistreated: nobody else uses it. `durable` as on a real site, where that
 * what it has confirmed is there after a crash.
 */
export async function startOwnPostgres(
  name: string,
  { durable = false, connections = 0 }: { durable?: boolean; connections?: number } = {},
) {
  const folder = `${dataFolder()}/${name}-${process.pid}`
  let postgres = await startPostgres({ folder, durable, connections })
  const { url, port } = postgres

  /** The server and every process of its connections. */
  const all = (signal: NodeJS.Signals) => {
    for (const pid of [postgres.pid, ...childrenOf(postgres.pid)]) signalIfThere(pid, signal)
  }

  return {
    url,
    isRunning() {
      try {
        return process.kill(postgres.pid, 0)
      } catch {
        return false
      }
    },
    /** As a power cut would end it. */
    crash: () => all('SIGKILL'),
    async restart() {
      postgres = await startPostgres({ folder, port, durable, connections })
    },
    /** Connections stay open and nothing answers, as on a machine that hangs. */
    freeze: () => all('SIGSTOP'),
    thaw: () => all('SIGCONT'),
    async stop() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A connection may end by itself between the look at what there is and the signal. */
function signalIfThere(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/**
 * From /proc, so on Linux only: the name in brackets may hold anything, and the parent stands two
 * fields after it.
 */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent
      } catch {
        return false
      }
    })
}
